import { useSyncExternalStore } from 'react';
import * as styles from './offline-note.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A note while there is no connection. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.note} data-offline>
          You are offline. This page can still be read; everything else works again once you are
          connected.
        </p>
      )}
    </div>
  );
}
