import { ContactGroup } from '../components/contact-group/contact-group';
import { ScrollButtons } from '../components/scroll/scroll-buttons';
import { useGivingWay } from './use-giving-way';
import * as styles from './corner.module.css';

/**
 * What floats at the bottom right of every page; the contact group gives way to what is to be pressed or filled in there. A
 * page's own bar that sticks to the bottom of a phone carries the attribute `data-bottom-bar`: it takes the contact group's
 * place, and the scroll buttons stay above it.
 */
export function Corner({ isList }: { readonly isList: boolean }) {
  const contact = useGivingWay<HTMLDivElement>();
  return (
    <aside className={styles.corner} aria-label="Contact and scrolling">
      <ScrollButtons isList={isList} />
      <div ref={contact} className={styles.contact}>
        <ContactGroup />
      </div>
    </aside>
  );
}
