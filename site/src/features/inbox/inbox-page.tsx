import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'gatsby';
import { Button } from '../../components/button/button';
import { cx } from '../../styles/cx';
import { EnquiryPage } from './detail/enquiry-page';
import { FailedList } from './failed/failed-list';
import { FailedNotice } from './failed/failed-notice';
import { InboxList } from './inbox-list';
import { readInboxQuery, TODAY_ADDRESS, inboxAddress } from './inbox-query';
import { announce, beep, isSoundOn, setSound, subscribeToSound } from './sound';
import { Today } from './today';
import { useNews } from './use-news';
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

/** Switches the sound of new enquiries on or off. The browser remembers it. */
function SoundSwitch() {
  const isOn = useSyncExternalStore(subscribeToSound, isSoundOn, () => true);
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.sound}
      aria-pressed={isOn}
      onClick={() => {
        setSound(!isOn);
        if (!isOn) beep();
      }}
    >
      Sound: {isOn ? 'On' : 'Off'}
    </Button>
  );
}

/** Announces enquiries that arrive while the page is open. @returns the words for screen readers */
function useArrivals(): string {
  const arrived = useNews()?.arrived ?? null;
  useEffect(() => {
    if (arrived !== null) announce(arrived);
  }, [arrived]);
  return arrived === null ? '' : `New enquiry ${arrived}`;
}

/** The inbox: one enquiry, the work of today, or the list, as the address says. */
export function InboxPage({ search }: { readonly search: string }) {
  const params = new URLSearchParams(search);
  const id = params.get('id');
  const view = id === null ? params.get('view') : null;
  const query = readInboxQuery(search);
  const isList = id === null && view !== 'today' && view !== 'failed';
  const announcement = useArrivals();
  return (
    <div className={cx('page', styles.page)}>
      <nav className={styles.tabs} aria-label="Enquiries">
        <Tab to={inboxAddress({})} isCurrent={isList}>
          All Enquiries
        </Tab>
        <Tab to={TODAY_ADDRESS} isCurrent={view === 'today'}>
          Today
        </Tab>
        <SoundSwitch />
      </nav>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {id !== null && <EnquiryPage key={id} id={id} />}
      {(isList || view === 'today') && <FailedNotice />}
      {view === 'today' && <Today />}
      {view === 'failed' && <FailedList page={query.page} />}
      {isList && <InboxList query={query} />}
    </div>
  );
}
