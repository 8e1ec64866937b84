import { useRef } from 'react';
import { cx } from '../../styles/cx';
import { Strip } from '../strip/strip';
import type { StripItem } from '../strip/strip';
import * as styles from './carousel.module.css';
import { useSlidingCarousel } from './use-sliding-carousel';

interface CarouselProps {
  /** What it holds, for a screen reader. */
  readonly label: string;
  readonly items: readonly StripItem[];
}

/**
 * Three items side by side, two or one on narrower screens, that move on by themselves. Before its scripts have come, and
 * without them, it is a strip of the same size that is scrolled sideways.
 */
export function Carousel({ label, items }: CarouselProps) {
  const place = useRef<HTMLDivElement>(null);
  const live = useSlidingCarousel(place);
  const strip = (
    <Strip
      label={label}
      items={items}
      className={cx(styles.strip, live === 'plain' && styles.plain)}
    />
  );
  return (
    <div ref={place} className={styles.carousel}>
      {live && live !== 'plain' ? (
        <live.SlidingCarousel label={label} items={items} startAt={live.startAt} strip={strip} />
      ) : (
        strip
      )}
    </div>
  );
}
