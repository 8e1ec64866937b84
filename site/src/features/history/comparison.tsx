import { useCallback } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { useLoaded } from '../../requests/use-loaded';
import { Changes } from './changes';
import * as styles from './history.module.css';
import { compareVersion } from './requests';

interface ComparisonProps {
  readonly type: string;
  readonly id: string;
  readonly version: number;
}

/** What differs between a version and the present. */
export function Comparison({ type, id, version }: ComparisonProps) {
  const load = useCallback(
    (signal: AbortSignal) => compareVersion({ type, id }, version, signal),
    [type, id, version],
  );
  const { value, failure, retry } = useLoaded(load);
  return (
    <div className={styles.compared}>
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {!value && !failure && <Skeleton rows={2} />}
      {value?.changes.length === 0 && <p role="status">Nothing differs from now.</p>}
      {value && value.changes.length > 0 && (
        <>
          <p className="strong" role="status">
            Then, and now
          </p>
          <Changes changes={value.changes} as={['Then', 'Now']} />
        </>
      )}
    </div>
  );
}
