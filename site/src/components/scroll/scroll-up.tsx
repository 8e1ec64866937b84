import { useSyncExternalStore } from 'react';
import { cx } from '../../styles/cx';
import { Icon } from '../icon/icon';
import { Tooltip, tooltipHolder } from '../tooltip/tooltip';
import * as styles from './scroll-up.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => {
    window.removeEventListener('scroll', listener);
  };
}

/** Whether the page is scrolled by more than a screen. */
const useIsDown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight,
    () => false,
  );

/** Scrolls to the top of the page. */
export function ScrollUp() {
  const isDown = useIsDown();
  return (
    <button
      type="button"
      // Its space is reserved: nothing moves when it appears.
      className={cx(tooltipHolder, styles.button, !isDown && styles.away)}
      onClick={() => {
        window.scrollTo({ top: 0 });
      }}
    >
      <Icon of="ArrowUp" />
      <Tooltip side="left">Scroll to top</Tooltip>
    </button>
  );
}
