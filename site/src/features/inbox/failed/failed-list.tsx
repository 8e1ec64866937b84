import { useCallback } from 'react';
import { lastPage } from '../../../components/pager/page-numbers';
import { Pager } from '../../../components/pager/pager';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { numberText, plural } from '../../../domain';
import { useLoaded } from '../../../requests/use-loaded';
import { failedAddress } from '../inbox-query';
import { PAGE_SIZE } from '../use-enquiries';
import { FailedRows } from './failed-rows';
import { searchFailed } from './requests';

/** The notifications that failed for good, newest first. @param page from 1 */
export function FailedList({ page }: { readonly page: number }) {
  const load = useCallback(
    (signal: AbortSignal) =>
      searchFailed({}, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }, signal),
    [page],
  );
  const { value, failure, retry, refresh } = useLoaded(load);
  const title = value
    ? `${numberText(value.count)} ${plural(value.count, 'Notification')} Not Sent`
    : 'Notifications Not Sent';
  return (
    <div className="stack-16">
      <h1 className="figures">{title}</h1>
      <p className="muted">
        Each was given up after its last attempt. The enquiries themselves are all in the inbox.
      </p>
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {!value && !failure && <Skeleton rows={4} />}
      {value?.count === 0 && <p role="status">Everything has been sent.</p>}
      {value && (
        <>
          <FailedRows notifications={value.notifications} onChanged={refresh} />
          <Pager page={page} last={lastPage(value.count, PAGE_SIZE)} hrefOf={failedAddress} />
        </>
      )}
    </div>
  );
}
