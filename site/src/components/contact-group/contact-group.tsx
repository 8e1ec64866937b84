import { cx } from '../../styles/cx';
import { Icon } from '../icon/icon';
import { useSite } from '../layout/use-site';
import { Tooltip, tooltipHolder } from '../tooltip/tooltip';
import type { TooltipSide } from '../tooltip/tooltip';
import { contactLinks } from './contact-links';
import * as styles from './contact-group.module.css';
import type { IconName } from '../icon/icons';

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

/** Links to call, message and chat with the brokerage. */
export function ContactGroup() {
  const { facts } = useSite();
  if (!facts) return null;
  const { call, sms } = contactLinks(facts.fallbackPhone, '');
  const { whatsapp } = contactLinks(facts.chatPhone, '');
  return (
    <ul className={styles.group} aria-label="Contact us">
      <Way href={call} icon="Phone" name="Call" />
      <Way href={sms} icon="MessageSquareText" name="Message" />
      <Way href={whatsapp} icon="MessageCircle" name="WhatsApp" side="aboveEnd" />
    </ul>
  );
}
