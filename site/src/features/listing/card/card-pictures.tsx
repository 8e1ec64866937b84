import { useState } from 'react';
import { Link } from 'gatsby';
import { Icon } from '../../../components/icon/icon';
import { PHONE_WIDE, Picture } from '../../../components/picture/picture';
import { useHydrated } from '../../../components/use-hydrated';
import { cx } from '../../../styles/cx';
import { useStrip } from '../../../components/image-viewer/use-strip';
import { Placeholder } from '../placeholder/placeholder';
import type { CardListing } from './card-listing';
import * as styles from './card-pictures.module.css';

interface CardPicturesProps {
  readonly listing: CardListing;
  /** The listing's page, which opens when a picture is pressed. */
  readonly to: string;
  readonly state: object | undefined;
  /** Whether the first picture is fetched at once. */
  readonly isFirst: boolean;
}

const SIZES = `(min-width: 1100px) 424px, (min-width: 768px) 46vw, ${PHONE_WIDE}`;
/** The largest number of dots. */
const DOTS = 5;

/** The dots show the position of the visible picture. With many pictures, a dot stands for several. */
const Dots = ({ count, index }: { readonly count: number; readonly index: number }) => {
  const dots = Math.min(count, DOTS);
  const active = Math.round((index * (dots - 1)) / (count - 1));
  return (
    <span className={styles.dots} aria-hidden>
      {Array.from({ length: dots }, (_, dot) => (
        <span key={dot} className={cx(styles.dot, dot === active && styles.active)} />
      ))}
    </span>
  );
};

/**
 * Shows one picture of a card at a time. The pictures are visual only: keyboard and screen readers use the Images
 * button. Further pictures are fetched when a finger or a mouse is over the card.
 */
export const CardPictures = ({ listing, to, state, isFirst }: CardPicturesProps) => {
  const { images, propertyType } = listing;
  const isInBrowser = useHydrated();
  const { ref, index, show, onScroll } = useStrip(images.length, 0);
  const [isWanted, setWanted] = useState(false);
  const want = () => {
    setWanted(true);
  };

  if (images.length === 0) return <Placeholder propertyType={propertyType} />;
  return (
    <div className={styles.pictures} onPointerEnter={want} onTouchStart={want}>
      <Link className={styles.link} to={to} state={state} tabIndex={-1} aria-hidden>
        <ul ref={ref} className={styles.strip} tabIndex={-1} onScroll={onScroll}>
          {(isInBrowser ? images : images.slice(0, 1)).map((picture, place) => (
            <li key={picture.path}>
              {(place === 0 || (isWanted && place <= index + 1)) && (
                <Picture
                  picture={picture}
                  alt=""
                  sizes={SIZES}
                  eager={isFirst && place === 0}
                  className={styles.image}
                />
              )}
            </li>
          ))}
        </ul>
      </Link>
      {images.length > 1 && (
        <>
          <p className={`${styles.count ?? ''} figures`}>
            <Icon of="Images" size={16} />
            <span aria-hidden>
              {index + 1} / {images.length}
            </span>
            <span className="visually-hidden">{images.length} pictures</span>
          </p>
          <Dots count={images.length} index={index} />
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              className={cx(styles.step, step < 0 ? styles.before : styles.after)}
              tabIndex={-1}
              aria-hidden
              disabled={images[index + step] === undefined}
              onClick={() => {
                show(index + step);
              }}
            >
              <Icon of={step < 0 ? 'ChevronLeft' : 'ChevronRight'} size={20} />
            </button>
          ))}
        </>
      )}
    </div>
  );
};
