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

/** Whether more than a screen lies above. */
const useIsDown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight,
    () => false,
  );

/** The way back to a page's top. */
export function ScrollUp() {
  const isDown = useIsDown();
  return (
    <button
      type="button"
      // Its place is kept: nothing beside it moves when it comes.
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
