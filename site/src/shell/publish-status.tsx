import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { writtenRevision } from '../requests/written-revision';
import { Icon } from '../components/icon/icon';
import { cx } from '../styles/cx';
import * as styles from './publish-status.module.css';
import { ApiError } from '../requests/api-error';
import { sendHttp } from '../requests/http';

const TIMEOUT_MS = 5000;

interface Published {
  /** All listings, reviews, overviews and awards up to this revision are published. */
  readonly pages: number;
}

/** The revision of the published site. @throws ApiError */
async function publishedRevision(signal: AbortSignal): Promise<number> {
  const received = await sendHttp({
    method: 'GET',
    url: '/published.json',
    headers: { 'cache-control': 'no-cache' },
    body: null,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (received === 'ended') throw signal.reason;
  if (typeof received === 'string') throw new ApiError('published', received);
  if (received.status !== 200) throw new ApiError('published', 'rejected', received.status);
  return (JSON.parse(received.text) as Published).pages;
}

/** Milliseconds between two requests: an edit is published in a moment, a rebuild takes longer. */
const PACES = [100, 200, 400, 800, 1500, 3000];
/** Milliseconds that the success message stays. */
const STAY = 5000;

type Phase = 'waiting' | 'live' | 'gone';

/** Resolves once the published site has the revision; a failed request is repeated. */
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

/** Whether the last write of this page is published. */
function usePublishPhase(): Phase {
  const written = useSyncExternalStore(
    writtenRevision.subscribe,
    writtenRevision.get,
    writtenRevision.initial,
  );
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
      // Aborted: another write has replaced it.
      () => undefined,
    );
    return () => {
      ender.abort();
      clearTimeout(timer);
    };
  }, [written]);
  return written > seen.revision ? 'waiting' : seen.phase;
}

/** The state of a save: going live, then live. */
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
