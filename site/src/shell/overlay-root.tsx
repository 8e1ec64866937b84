import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { FAILURE, UNREACHABLE_HINT } from '../requests/failure-texts';
import { initialOverlayState, overlayState, closeOverlays, subscribe } from '../overlays/store';
import type { OverlayState } from '../overlays/store';
import { useSession } from '../session/use-session';
import * as styles from './overlay-root.module.css';

type Host = ComponentType<{ readonly state: OverlayState }>;

const loadHost = async (): Promise<Host> => (await import('./overlay-registry')).RegisteredOverlays;

/** Preloads the host at the first press, so that it is ready when an overlay opens. */
function usePreload(): void {
  useEffect(() => {
    const controller = new AbortController();
    const preload = () => {
      controller.abort();
      // After an error, the host is loaded when an overlay opens.
      loadHost().catch(() => undefined);
    };
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(type, preload, { signal: controller.signal });
    }
    return () => {
      controller.abort();
    };
  }, []);
}

/** Closes overlays when the page changes, and when the user signs out in any tab. */
function useClosing(path: string): void {
  const { owner } = useSession();
  const last = useRef(owner);
  useEffect(() => closeOverlays, [path]);
  useEffect(() => {
    if (last.current !== null && last.current !== owner) closeOverlays();
    last.current = owner;
  }, [owner]);
}

/** The root of all overlays. It loads nothing before the first overlay opens. */
export function OverlayRoot({ path }: { readonly path: string }) {
  const state = useSyncExternalStore(subscribe, overlayState, initialOverlayState);
  const isWanted = state.overlays.length + state.toasts.length > 0;
  const [host, setHost] = useState<{ readonly Host: Host } | 'failed' | null>(null);
  usePreload();
  useClosing(path);

  useEffect(() => {
    if (!isWanted || host !== null) return;
    loadHost().then(
      (Host) => {
        setHost({ Host });
      },
      () => {
        setHost('failed');
      },
    );
  }, [isWanted, host]);

  if (host === 'failed') {
    return isWanted ? (
      <p role="alert" className={styles.failed}>
        {FAILURE.title} {FAILURE.text}. {UNREACHABLE_HINT}{' '}
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            setHost(null);
          }}
        >
          Retry
        </button>
      </p>
    ) : null;
  }
  return host && <host.Host state={state} />;
}
