import { ContactGroup } from '../components/contact-group/contact-group';
import { ScrollUp } from '../components/scroll/scroll-up';
import { useAvoidOverlap } from './use-avoid-overlap';
import * as styles from './floating-actions.module.css';

/**
 * The floating buttons at the bottom right of every page. The contact group hides above buttons and forms. A page's bar
 * at the bottom of a phone has the attribute `data-bottom-bar`: it replaces the contact group, and the scroll button
 * stands above it.
 */
export function FloatingActions() {
  const contact = useAvoidOverlap<HTMLDivElement>();
  return (
    <aside className={styles.corner} aria-label="Contact and scrolling">
      <ScrollUp />
      <div ref={contact} className={styles.contact}>
        <ContactGroup />
      </div>
    </aside>
  );
}
