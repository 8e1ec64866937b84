import * as styles from './floating-actions.module.css';
import { cx } from '../styles/cx';
import { Icon } from '../components/icon/icon';
import { useSite } from '../components/layout/use-site';
import { Tooltip, tooltipHolder } from '../components/tooltip/tooltip';
import { ContactGroup } from '../components/contact-group/contact-group';
import { contactLinks } from '../components/contact-links';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => {
    window.removeEventListener('scroll', listener);
  };
}

/** Whether the page is scrolled by more than the height of the window. */
const useIsDown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight,
    () => false,
  );

/** A button that scrolls to the top of the page. */
function ScrollUp() {
  const isDown = useIsDown();
  return (
    <button
      type="button"
      // The space of the button is reserved, so that the layout does not move when it appears.
      className={cx(tooltipHolder, styles.button, !isDown && styles.away)}
      onClick={() => {
        window.scrollTo({ top: 0 });
      }}
    >
      <Icon of="ArrowUp" />
      <Tooltip side="left">Scroll to top</Tooltip>
    </button>
  );
}

/** The floating links to the brokerage. */
function BrokerageContact() {
  const { facts } = useSite();
  if (!facts) return null;
  const { call, sms } = contactLinks(facts.fallbackPhone, '');
  const { whatsapp } = contactLinks(facts.chatPhone, '');
  return <ContactGroup links={{ call, sms, whatsapp }} />;
}

/**
 * The floating buttons at the bottom right of every page. On a phone, a page's bottom bar has the attribute
 * `data-bottom-bar`: it replaces the contact group, and the scroll button is placed above it.
 */
export const FloatingActions = () => (
  <aside className={styles.corner} aria-label="Contact and scrolling">
    <ScrollUp />
    <BrokerageContact />
  </aside>
);
