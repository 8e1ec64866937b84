import { ContactGroup } from '../components/contact-group/contact-group';
import { ScrollButtons } from '../components/scroll/scroll-buttons';
import * as styles from './corner.module.css';

/**
 * What floats at the bottom right of every page. A page's own bar that sticks to the bottom of a phone carries the attribute
 * `data-bottom-bar`: it takes the contact group's place, and the scroll buttons stay above it.
 */
export const Corner = ({ isList }: { readonly isList: boolean }) => (
  <aside className={styles.corner} aria-label="Contact and scrolling">
    <ScrollButtons isList={isList} />
    <div className={styles.contact}>
      <ContactGroup />
    </div>
  </aside>
);
