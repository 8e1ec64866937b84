import { useCallback, useRef, useState, useEffect } from 'react';
import type { ReactNode, RefObject } from 'react';
import Slider from 'react-slick';
import { useReducedMotion, useMedia } from '../use-media';
import type { StripItem } from '../strip/strip';
import { Controls } from './controls';
import * as styles from './sliding-carousel.module.css';
import { useRotation } from './use-rotation';

function mark(stage: HTMLElement): void {
  for (const slide of stage.querySelectorAll('.slick-slide')) {
    slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
  }
}

/** Prevents the focus in hidden slides: the slider hides them from screen readers only. */
function useInertHidden(stage: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    mark(element);
    const observer = new MutationObserver(() => {
      mark(element);
    });
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-hidden'],
    });
    return () => {
      observer.disconnect();
    };
  }, [stage]);
}

export interface SlidingCarouselProps {
  readonly label: string;
  readonly items: readonly StripItem[];
  readonly startAt: number;
  /** The static strip, for a window in which all items fit side by side. */
  readonly strip: ReactNode;
}

const INTERVAL_MS = 5000;
const SPEED_MS = 700;

/** Returns the number of items side by side. The style sheet of the strip uses the same number. */
function useAcross(): number {
  const isWide = useMedia('(min-width: 992px)');
  const isMiddle = useMedia('(min-width: 600px)');
  if (isWide) return 3;
  return isMiddle ? 2 : 1;
}

/** A rotating carousel with swipe and buttons. It stays static if all items fit side by side. */
export function SlidingCarousel({ strip, ...rest }: SlidingCarouselProps) {
  const across = useAcross();
  return rest.items.length > across ? <Sliding {...rest} across={across} /> : strip;
}

type SlidingProps = Omit<SlidingCarouselProps, 'strip'> & { readonly across: number };

function Sliding({ label, items, startAt, across }: SlidingProps) {
  const [at, setAt] = useState(startAt);
  const slider = useRef<Slider>(null);
  const stage = useRef<HTMLDivElement>(null);
  useInertHidden(stage);
  const lessMotion = useReducedMotion();
  const next = useCallback(() => slider.current?.slickNext(), []);
  const { isPlaying, isRotating, toggle, pauseHandlers } = useRotation({
    at,
    intervalMs: INTERVAL_MS,
    next,
  });
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.live}
      {...pauseHandlers}
    >
      <Controls
        label={label}
        isPlaying={isPlaying}
        onPrevious={() => slider.current?.slickPrev()}
        onToggle={toggle}
        onNext={next}
      />
      <div ref={stage} aria-live={isRotating ? 'off' : 'polite'} className={styles.stage}>
        <Slider
          ref={slider}
          arrows={false}
          draggable={false}
          swipeToSlide
          waitForAnimate={false}
          initialSlide={startAt}
          slidesToShow={across}
          speed={lessMotion ? 0 : SPEED_MS}
          cssEase="ease-out"
          beforeChange={(_, index) => {
            setAt(index);
          }}
        >
          {items.map(({ key, content }, index) => (
            <Slide key={key} name={`${String(index + 1)} of ${String(items.length)}`}>
              {content}
            </Slide>
          ))}
        </Slider>
      </div>
    </section>
  );
}

/** A wrapper that drops the attributes which the slider passes to its children. */
const Slide = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div role="group" aria-roledescription="slide" aria-label={name} className={styles.slide}>
    {children}
  </div>
);
