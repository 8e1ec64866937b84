import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTopmostDialog } from '../components/modal/dialog-stack';
import { placeFreely } from '../overlays/free-place';
import type { Point } from '../overlays/free-place';
import { writtenRevision } from '../requests/written-revision';
import type { Written } from '../requests/written-revision';
import { Icon } from '../components/icon/icon';
import { cx } from '../styles/cx';
import * as styles from './publish-status.module.css';
import { ApiError } from '../requests/api-error';
import { sendHttp } from '../requests/http';

const TIMEOUT_MS = 5000;

interface Published {
  /** All listings, reviews, overviews and awards up to this revision are published. */
  readonly pages: number;
  /** Texts and parameters are, too, up to this one. */
  readonly revision: number;
}

/** The revisions of the published site. @throws ApiError */
async function readPublished(signal: AbortSignal): Promise<Published> {
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
  return JSON.parse(received.text) as Published;
}

/** Milliseconds between two requests. The publisher publishes an edit in a moment; a rebuild takes longer. */
const PACES = [100, 200, 400, 800, 1500, 3000];
/** Milliseconds that the success message stays. */
const STAY = 5000;

type Phase = 'waiting' | 'live' | 'gone';

/** Resolves after all writes are published. It repeats a failed request. */
async function untilLive({ all, built }: Written, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const published = await readPublished(signal).catch(() => null);
    signal.throwIfAborted();
    if (published && published.pages >= all && published.revision >= built) return;
    const pace = PACES[Math.min(attempt, PACES.length - 1)];
    await new Promise((settle) => {
      setTimeout(settle, pace);
    });
  }
}

/** The phase of the last write of this page. */
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
    if (written.all === 0) return undefined;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    untilLive(written, controller.signal).then(
      () => {
        setSeen({ revision: written.all, phase: 'live' });
        timer = setTimeout(() => {
          setSeen({ revision: written.all, phase: 'gone' });
        }, STAY);
      },
      // Aborted, because a newer write has replaced this one.
      () => undefined,
    );
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [written]);
  return written.all > seen.revision ? 'waiting' : seen.phase;
}

/** Where the pointer was last; null before it has moved. A touch moves it, too. */
function usePointer(): RefObject<Point | null> {
  const pointer = useRef<Point | null>(null);
  useEffect(() => {
    const follow = ({ clientX: x, clientY: y }: MouseEvent) => {
      pointer.current = { x, y };
    };
    window.addEventListener('mousemove', follow);
    return () => {
      window.removeEventListener('mousemove', follow);
    };
  }, []);
  return pointer;
}

/** Shows the state of a save: first saved, then live. It covers neither a control nor the pointer. */
export function PublishStatus() {
  const phase = usePublishPhase();
  const place = useRef<HTMLDivElement>(null);
  const pointer = usePointer();
  const topmost = useTopmostDialog();
  useLayoutEffect(() => {
    if (phase !== 'gone' && place.current) placeFreely(place.current, pointer.current, 'down');
  }, [phase, topmost, pointer]);
  return createPortal(
    <div ref={place} role="status" className={styles.place}>
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
