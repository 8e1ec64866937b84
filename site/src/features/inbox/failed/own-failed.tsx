import { useCallback } from 'react';
import { FailureNote } from '../../../components/toast/failure-note';
import { PAGE } from '../../../domain';
import { useLoaded } from '../../../requests/use-loaded';
import { FailedRows } from './failed-rows';
import { searchFailed } from './requests';
import * as styles from './failed.module.css';

/** What could not be told about an enquiry. @param id its `_id` */
export function OwnFailed({ id }: { readonly id: string }) {
  const load = useCallback(
    (signal: AbortSignal) => searchFailed({ enquiry: id }, { limit: PAGE.most, offset: 0 }, signal),
    [id],
  );
  const { value, failure, retry, refresh } = useLoaded(load);
  if (failure) return <FailureNote {...failure} onRetry={retry} />;
  if (!value || value.count === 0) return null;
  return (
    <section className={styles.own} aria-labelledby="failed">
      <h2 id="failed" className="subtitle">
        Not Sent
      </h2>
      <FailedRows notifications={value.notifications} onChanged={refresh} isOwn />
    </section>
  );
}
