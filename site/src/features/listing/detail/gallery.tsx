import { useRef, useState } from 'react';
import { Button } from '../../../components/button/button';
import { useOverflow } from '../../../components/chips/use-overflow';
import { Icon } from '../../../components/icon/icon';
import { PHONE_WIDE, Picture } from '../../../components/picture/picture';
import { titleOf } from '../../../domain';
import type { Area, Listing } from '../../../domain';
import { LazyMedia } from '../media/lazy-media';
import type { MediaView } from '../media/media-view';
import { useStaffGallery } from '../media/use-staff-gallery';
import { Placeholder } from '../placeholder/placeholder';
import * as styles from './gallery.module.css';

/** The number of pictures in the mosaic: one large picture and four small ones. */
const MOSAIC = 5;

const sizesOf = (index: number): string =>
  `(min-width: 992px) ${index === 0 ? '816px' : '408px'}, ${PHONE_WIDE}`;

interface GalleryProps {
  readonly area: Area;
  readonly property: Listing;
}

/** The pictures of a listing: a strip on a phone, a mosaic on a wide screen. A press on one opens the viewer. */
export const Gallery = ({ area, property }: GalleryProps) => {
  const { images, propertyType, videoPath } = property;
  const ref = useRef<HTMLUListElement>(null);
  const [view, setView] = useState<MediaView | null>(null);
  const openStaffGallery = useStaffGallery(area, property);
  useOverflow(ref);

  const open = (next: MediaView) => () => {
    setView(next);
  };
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
        className={styles.pictures}
        data-count={Math.min(images.length, MOSAIC)}
        aria-label="Pictures"
      >
        {images.map((picture, index) => (
          <li key={picture.path}>
            <button
              type="button"
              className={styles.picture}
              aria-haspopup="dialog"
              onClick={open({ show: 'picture', index })}
            >
              <Picture
                picture={picture}
                alt={`Picture ${String(index + 1)} of ${String(images.length)}`}
                sizes={sizesOf(index)}
                eager={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        className={styles.more}
        aria-haspopup="dialog"
        onClick={openStaffGallery ?? open({ show: 'images' })}
      >
        <Icon of="Images" size={18} /> All Images
        <span className="figures">({images.length})</span>
      </Button>
      {view && (
        <LazyMedia
          view={view}
          title={titleOf(property)}
          images={images}
          videoPath={videoPath}
          onClose={() => {
            setView(null);
          }}
        />
      )}
    </div>
  );
};
