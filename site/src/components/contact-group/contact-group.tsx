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
  /** Whether this is the page's own group. It is placed in the corner and replaces the standard group. */
  readonly isOwn?: boolean;
}

/** Floating links for a call, a message and a chat. They hide if they would cover buttons or forms. */
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
