import { Link } from 'gatsby';
import { cx } from '../../styles/cx';
import { EnquiryPage } from './detail/enquiry-page';
import { InboxList } from './inbox-list';
import { readInboxQuery, TODAY_ADDRESS, inboxAddress } from './inbox-query';
import { SoundSwitch } from './sound-switch';
import { Today } from './today';
import { useArrivals } from './use-arrivals';
import * as styles from './inbox.module.css';

interface TabProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly children: string;
}

const Tab = ({ to, isCurrent, children }: TabProps) => (
  <Link
    to={to}
    className={cx(styles.tab, isCurrent && styles.currentTab)}
    aria-current={isCurrent ? 'page' : undefined}
  >
    {children}
  </Link>
);

/** The inbox: one enquiry, the work of today, or the list, as the address says. */
export function InboxPage({ search }: { readonly search: string }) {
  const params = new URLSearchParams(search);
  const id = params.get('id');
  const isToday = params.get('view') === 'today';
  const announcement = useArrivals();
  return (
    <div className={cx('page', styles.page)}>
      <nav className={styles.tabs} aria-label="Enquiries">
        <Tab to={inboxAddress({})} isCurrent={id === null && !isToday}>
          All Enquiries
        </Tab>
        <Tab to={TODAY_ADDRESS} isCurrent={id === null && isToday}>
          Today
        </Tab>
        <SoundSwitch />
      </nav>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {id !== null && <EnquiryPage key={id} id={id} />}
      {id === null && isToday && <Today />}
      {id === null && !isToday && <InboxList query={readInboxQuery(search)} />}
    </div>
  );
}
