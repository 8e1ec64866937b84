import { useRef, useState } from 'react';
import { Images } from 'lucide-react';
import { Button } from '../../../components/button/button';
import { useOverflow } from '../../../components/chips/use-overflow';
import { Icon } from '../../../components/icon/icon';
import { Picture } from '../../../components/picture/picture';
import { cx } from '../../../styles/cx';
import type { Listing } from '../../../domain';
import { Placeholder } from '../placeholder/placeholder';
import * as styles from './gallery.module.css';

/** A mosaic is one large picture and four small ones. */
const MOSAIC = 5;

const sizesOf = (index: number): string =>
  index === 0 ? '(min-width: 992px) 660px, 100vw' : '(min-width: 992px) 330px, 100vw';

interface GalleryProps {
  readonly property: Listing;
}

/** A property's pictures: a strip to swipe on a phone, a mosaic on a wide screen. */
export const Gallery = ({ property: { images, propertyType } }: GalleryProps) => {
  const ref = useRef<HTMLUListElement>(null);
  const [isAll, setAll] = useState(false);
  useOverflow(ref);

  if (images.length === 0) {
    return (
      <div className={styles.drawn}>
        <Placeholder propertyType={propertyType} />
      </div>
    );
  }
  return (
    <div className={styles.gallery}>
      <ul
        ref={ref}
        className={cx(styles.pictures, isAll && styles.all)}
        data-count={Math.min(images.length, MOSAIC)}
        aria-label="Pictures"
      >
        {images.map((picture, index) => (
          <li key={picture.path}>
            <Picture
              picture={picture}
              alt={`Picture ${String(index + 1)} of ${String(images.length)}`}
              sizes={sizesOf(index)}
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      <p className={`${styles.count ?? ''} figures`} aria-hidden>
        <Icon of={Images} size={16} /> {images.length}
      </p>
      {images.length > MOSAIC && !isAll && (
        <Button
          variant="secondary"
          size="small"
          className={styles.more}
          onClick={() => {
            setAll(true);
          }}
        >
          <Icon of={Images} size={18} /> All {images.length} pictures
        </Button>
      )}
    </div>
  );
};
