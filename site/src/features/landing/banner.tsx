import { useCallback, useEffect, useState, useRef } from 'react';
import { Controls } from '../../components/carousel/controls';
import { scrolledIndex } from '../../components/carousel/scrolled-index';
import { useRotation } from '../../components/carousel/use-rotation';
import { useHydrated } from '../../components/use-hydrated';
import { cx } from '../../styles/cx';
import * as styles from './banner.module.css';
import type { Slide } from './content';
import { BannerSlide } from './banner-slide';
import type { TouchEvent } from 'react';

interface Swipe {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** Shorter movements of a finger, in pixels, are ignored. */
const LEAST_PX = 40;

/** Detects horizontal swipes on an element. The browser must handle vertical ones. */
function useSwipe(onLeft: () => void, onRight: () => void): Swipe {
  const from = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      from.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const to = changedTouches[0]?.clientX;
      if (from.current === null || to === undefined) return;
      const way = to - from.current;
      from.current = null;
      if (Math.abs(way) < LEAST_PX) return;
      (way < 0 ? onLeft : onRight)();
    },
  };
}

const LABEL = 'Our services in short';
const INTERVAL_MS = 10_000;
/** The interval of the first round after Play: each slide is shown for one second. */
const FIRST_ROUND_MS = 1000;
/** The pictures of the neighbouring slides are fetched after this time. */
const REST_MS = 5000;

/**
 * Shows one slide at a time; the visible one has the page's main heading. Before hydration the slides are a strip that
 * scrolls. It does not use a carousel library, which would increase the first load.
 */
export function Banner({ slides }: { readonly slides: readonly Slide[] }) {
  const isLive = useHydrated();
  const { length } = slides;
  const [{ at, from }, setPlace] = useState({ at: 0, from: 0 });
  const [hasRested, setRested] = useState(false);
  const move = useCallback(
    (steps: number) => {
      setRested(true);
      setPlace((now) => ({ at: (now.at + steps + length) % length, from: now.at }));
    },
    [length],
  );
  // A ref callback runs before the next paint, so the strip still has its scroll position.
  const goOn = useCallback((strip: HTMLElement | null) => {
    const at = strip ? scrolledIndex(strip, strip) : 0;
    if (at > 0) setPlace({ at, from: at });
  }, []);
  const next = useCallback(() => {
    move(1);
  }, [move]);
  const previous = () => {
    move(-1);
  };

  useEffect(() => {
    const timer = window.setTimeout(() => {
      setRested(true);
    }, REST_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, []);

  const firstRound = { slides: length, intervalMs: FIRST_ROUND_MS };
  const rotation = useRotation({ at, intervalMs: INTERVAL_MS, next, firstRound });
  const swipe = useSwipe(next, previous);

  const isNear = (index: number): boolean =>
    index === at || (hasRested && [1, length - 1].includes((index - at + length) % length));

  return (
    <section
      aria-label={LABEL}
      aria-roledescription={isLive ? 'carousel' : undefined}
      className={styles.banner}
      {...rotation.pauseHandlers}
    >
      <div className={cx('page', styles.controls)}>
        {isLive && (
          <>
            <p aria-hidden className={cx('figures', styles.count)}>
              {at + 1} / {length}
            </p>
            <Controls
              label={LABEL}
              ground="deep"
              isPlaying={rotation.isPlaying}
              onPrevious={previous}
              onToggle={rotation.toggle}
              onNext={next}
            />
          </>
        )}
      </div>
      <div
        ref={goOn}
        aria-live={rotation.isRotating ? 'off' : 'polite'}
        className={isLive ? styles.stack : styles.strip}
        {...swipe}
      >
        {slides.map((slide, index) => (
          <BannerSlide
            key={slide.title}
            slide={slide}
            name={`${String(index + 1)} of ${String(length)}`}
            isShown={index === at}
            isHidden={isLive && index !== at}
            isLeft={index === from && from !== at}
            isPictured={isNear(index)}
          />
        ))}
      </div>
    </section>
  );
}
