import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-id';
import { Tooltip, tooltipHolder } from '../tooltip/tooltip';
import type { TooltipSide } from '../tooltip/tooltip';
import type { ContactLinks } from '../contact-links';
import { useAvoidOverlap } from '../use-avoid-overlap';
import { cx } from '../../styles/cx';
import * as styles from './contact-group.module.css';

interface WayProps {
  readonly href: string;
  readonly icon: IconName;
  readonly name: string;
  readonly side?: TooltipSide;
}

const Way = ({ href, icon, name, side = 'above' }: WayProps) => (
  <li>
    <a className={cx(tooltipHolder, styles.way)} href={href} rel="noreferrer">
      <Icon of={icon} />
      <Tooltip side={side}>{name}</Tooltip>
    </a>
  </li>
);

interface ContactGroupProps {
  readonly links: ContactLinks;
  /** Whether it is of the page itself: it stands in the corner, in place of the one of every page. */
  readonly isOwn?: boolean;
}

/** Floating links to call, message and chat. They hide above buttons and forms. */
export const ContactGroup = ({ links, isOwn = false }: ContactGroupProps) => {
  const contact = useAvoidOverlap<HTMLDivElement>();
  return (
    <div
      ref={contact}
      className={cx(styles.contact, isOwn && styles.own)}
      data-own-contact={isOwn ? '' : undefined}
    >
      <ul className={styles.group} aria-label="Contact us">
        <Way href={links.call} icon="Phone" name="Call" />
        <Way href={links.sms} icon="MessageSquareText" name="Message" />
        <Way href={links.whatsapp} icon="MessageCircle" name="WhatsApp" side="aboveEnd" />
      </ul>
    </div>
  );
};
