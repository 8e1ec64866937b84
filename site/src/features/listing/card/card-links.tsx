import { useState } from 'react';
import { Link } from 'gatsby';
import { Icon } from '../../../components/icon/icon';
import type { Area } from '../../../domain';
import { LazyMedia } from '../media/lazy-media';
import type { MediaView } from '../media/media-view';
import { useStaffGallery } from '../media/use-staff-gallery';
import type { CardListing } from './card-listing';
import * as styles from './card-links.module.css';

interface CardLinksProps {
  readonly area: Area;
  readonly listing: CardListing;
  /** The title of the card. Screen readers need it to distinguish the links of different cards. */
  readonly line: string;
  readonly to: string;
  readonly state: object | undefined;
}

/** The links to the listing's page, pictures and video. */
export const CardLinks = ({ area, listing, line, to, state }: CardLinksProps) => {
  const [view, setView] = useState<MediaView | null>(null);
  const openStaffGallery = useStaffGallery(area, listing);
  const open = (next: MediaView) => () => {
    setView(next);
  };
  return (
    <div className={styles.links} data-keep-clear>
      <Link className={styles.way} to={to} state={state} aria-label={`Detail: ${line}`}>
        <Icon of="FileText" size={18} /> Detail
      </Link>
      <button
        type="button"
        className={styles.way}
        aria-haspopup="dialog"
        aria-label={`Images: ${line}`}
        onClick={openStaffGallery ?? open({ show: 'images' })}
      >
        <Icon of="Images" size={18} /> Images
      </button>
      {listing.videoPath && (
        <button
          type="button"
          className={styles.way}
          aria-haspopup="dialog"
          aria-label={`Video: ${line}`}
          onClick={open({ show: 'video' })}
        >
          <Icon of="CirclePlay" size={18} /> Video
        </button>
      )}
      {view && (
        <LazyMedia
          view={view}
          title={line}
          images={listing.images}
          videoPath={listing.videoPath}
          onClose={() => {
            setView(null);
          }}
        />
      )}
    </div>
  );
};
