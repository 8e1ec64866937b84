import { ContactGroup } from '../components/contact-group/contact-group';
import { ScrollUp } from '../components/scroll/scroll-up';
import { useAvoidOverlap } from './use-avoid-overlap';
import * as styles from './floating-actions.module.css';

/**
 * What floats at the bottom right of every page; the contact group gives way to what is to be pressed or filled in there. A
 * page's own bar that sticks to the bottom of a phone carries the attribute `data-bottom-bar`: it takes the contact group's
 * place, and the scroll button stays above it.
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
