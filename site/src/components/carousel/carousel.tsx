import { useRef } from 'react';
import { cx } from '../../styles/cx';
import { Strip } from '../strip/strip';
import type { StripItem } from '../strip/strip';
import * as styles from './carousel.module.css';
import { useSlidingCarousel } from './use-sliding-carousel';

interface CarouselProps {
  /** The name of the content for screen readers. */
  readonly label: string;
  readonly items: readonly StripItem[];
}

/**
 * Shows three items side by side, fewer on narrower screens, and rotates them. Without scripts, and before they have
 * loaded, it is a strip of the same size that scrolls horizontally.
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
