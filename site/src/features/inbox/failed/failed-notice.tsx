import { useCallback } from 'react';
import { Link } from 'gatsby';
import { numberText, plural } from '../../../domain';
import { useLoaded } from '../../../requests/use-loaded';
import { useCan } from '../../../session/use-can';
import { failedAddress } from '../inbox-query';
import { useRefreshOnNews } from '../use-enquiries';
import { searchFailed } from './requests';
import * as styles from './failed.module.css';

/** Says how many notifications have failed for good, and leads to them. */
export function FailedNotice() {
  const can = useCan();
  const isWanted = can('answer enquiries');
  const load = useCallback(
    async (signal: AbortSignal) =>
      isWanted ? (await searchFailed({}, { limit: 1, offset: 0 }, signal)).count : 0,
    [isWanted],
  );
  // Without a connection the list says so.
  const { value: count, refresh } = useLoaded(load);
  useRefreshOnNews(refresh);
  if (!count) return null;
  return (
    <p className={styles.notice}>
      <span>
        {numberText(count)} {plural(count, 'notification')} could not be sent.
      </span>
      <Link to={failedAddress()}>See and Send Again</Link>
    </p>
  );
}
