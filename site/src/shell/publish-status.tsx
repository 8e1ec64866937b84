import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { publishedRevision } from './published-revision';
import { subscribe, initialRevision, writtenRevision } from '../requests/written-revision';
import { Icon } from '../components/icon/icon';
import { cx } from '../styles/cx';
import * as styles from './publish-status.module.css';

/** Milliseconds between two looks: an edit is live in a moment, a site that is being built anew takes longer. */
const PACES = [100, 200, 400, 800, 1500, 3000];
/** Milliseconds that the good news stays. */
const STAY = 5000;

type Phase = 'waiting' | 'live' | 'gone';

/** Resolves once the published site has a revision; a look that fails is followed by the next one. */
async function untilLive(revision: number, signal: AbortSignal): Promise<void> {
  for (let look = 0; ; look += 1) {
    const published = await publishedRevision(signal).catch(() => 0);
    signal.throwIfAborted();
    if (published >= revision) return;
    const pace = PACES[Math.min(look, PACES.length - 1)];
    await new Promise((settle) => {
      setTimeout(settle, pace);
    });
  }
}

/** Whether what this page has written last is on everybody's pages yet. */
function usePublishPhase(): Phase {
  const written = useSyncExternalStore(subscribe, writtenRevision, initialRevision);
  const [seen, setSeen] = useState<{ readonly revision: number; readonly phase: Phase }>({
    revision: 0,
    phase: 'gone',
  });

  useEffect(() => {
    if (written === 0) return undefined;
    const ender = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    untilLive(written, ender.signal).then(
      () => {
        setSeen({ revision: written, phase: 'live' });
        timer = setTimeout(() => {
          setSeen({ revision: written, phase: 'gone' });
        }, STAY);
      },
      // Ended from outside: another write has taken its place.
      () => undefined,
    );
    return () => {
      ender.abort();
      clearTimeout(timer);
    };
  }, [written]);
  return written > seen.revision ? 'waiting' : seen.phase;
}

/** After a save: says that it goes live, and when it is. */
export function PublishStatus() {
  const phase = usePublishPhase();
  return createPortal(
    <div role="status" className={styles.place}>
      {phase !== 'gone' && (
        <p className={cx(styles.note, phase === 'live' && styles.live)}>
          <Icon of={phase === 'live' ? 'CircleCheck' : 'RefreshCw'} size={18} />
          {phase === 'live' ? 'Live for everyone' : 'Saved. Going live …'}
        </p>
      )}
    </div>,
    document.body,
  );
}
