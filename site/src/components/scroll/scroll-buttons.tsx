import { useSyncExternalStore } from 'react';
import { cx } from '../../styles/cx';
import { Icon } from '../icon/icon';
import { Tip, tipHolder } from '../tip/tip';
import * as styles from './scroll-buttons.module.css';

/** How far down a list's button leads. Source: the second seed document, section 9. */
const FAR_DOWN = 11_000;

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

interface ScrollButtonsProps {
  /** A list has a way down too. */
  readonly isList: boolean;
}

/** The ways to a page's ends. */
export function ScrollButtons({ isList }: ScrollButtonsProps) {
  const isDown = useIsDown();
  return (
    <>
      {(isDown || !isList) && (
        <button
          type="button"
          // Its place is kept: nothing beside it moves when it comes.
          className={cx(tipHolder, styles.button, !isDown && styles.away)}
          onClick={() => {
            window.scrollTo({ top: 0 });
          }}
        >
          <Icon of="ArrowUp" />
          <Tip side="left">Scroll to top</Tip>
        </button>
      )}
      {isList && !isDown && (
        <button
          type="button"
          className={cx(tipHolder, styles.button)}
          onClick={() => {
            window.scrollTo({ top: FAR_DOWN });
          }}
        >
          <Icon of="ArrowDown" />
          <Tip side="left">Scroll to bottom</Tip>
        </button>
      )}
    </>
  );
}
