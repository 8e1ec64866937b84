import { Icon } from '../../../components/icon/icon';
import type { AreaUnit, Section, Listing } from '../../../domain';
import * as styles from './sections.module.css';
import { areaIn } from './area-in';
import type { FactGroup } from './facts';
import type { IconName } from '../../../components/icon/icon-id';
import { useState } from 'react';
import { useLoaded } from '../../../requests/use-loaded';
import { LazyFallback } from '../../../components/lazy-fallback/lazy-fallback';
import { PHONE_WIDE, Picture } from '../../../components/picture/picture';
import { titleOf } from '../../../domain';

/** Loads the player when the visitor starts the video. */
const loadPlayer = () => import('../../../components/video/video-player');

const Playing = ({ path, title }: { readonly path: string; readonly title: string }) => {
  const { value, failure, retry } = useLoaded(loadPlayer);
  if (value) return <value.VideoPlayer path={path} title={title} />;
  return <LazyFallback failure={failure} onRetry={retry} />;
};

/** A listing's video. It fetches nothing from the video's host before the visitor starts the video. */
export const VideoSection = ({ property }: { readonly property: Listing }) => {
  const { videoPath, images } = property;
  const [isAsked, setAsked] = useState(false);
  const [cover] = images;
  if (!videoPath) return null;
  return (
    <section className={styles.section}>
      <h2>
        <Icon of="Video" /> Video
      </h2>
      <div className={styles.screen}>
        {isAsked ? (
          <Playing path={videoPath} title={`Video: ${titleOf(property)}`} />
        ) : (
          <button
            type="button"
            className={styles.play}
            onClick={() => {
              setAsked(true);
            }}
          >
            {cover && (
              <Picture picture={cover} alt="" sizes={`(min-width: 992px) 720px, ${PHONE_WIDE}`} />
            )}
            <span className={styles.playWord}>
              <Icon of="CirclePlay" size={32} /> Play Video
            </span>
          </button>
        )}
      </div>
      <a className={styles.videoLink} href={videoPath} target="_blank" rel="noreferrer">
        {videoPath}
      </a>
    </section>
  );
};

interface AboutProps {
  readonly property: Listing;
}

export const Amenities = ({ property: { amenities } }: AboutProps) =>
  amenities &&
  amenities.length > 0 && (
    <section className={styles.section}>
      <h2>
        <Icon of="Sparkles" /> Amenities
      </h2>
      <ul className={styles.amenities}>
        {amenities.map((amenity) => (
          <li key={amenity}>
            <Icon of="Check" size={18} /> {amenity}
          </li>
        ))}
      </ul>
    </section>
  );

/** The prices that the listing had. The HTML is the CMS's numbers and dates only; see `priceChart`. */
export const Prices = ({ html }: { readonly html: string | null }) =>
  html && (
    <section className={styles.section}>
      <h2>
        <Icon of="IndianRupee" /> Price History
      </h2>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );

export const About = ({ property: { description } }: AboutProps) =>
  description && (
    <section className={styles.section}>
      <h2>
        <Icon of="Text" /> Description
      </h2>
      <p className={styles.description}>{description}</p>
    </section>
  );

const ICONS: Readonly<Record<Section, IconName>> = {
  property: 'House',
  price: 'IndianRupee',
  tenants: 'Users',
  area: 'Ruler',
  rooms: 'BedDouble',
  building: 'Building2',
  furnishing: 'Armchair',
  parking: 'Car',
  amenities: 'Sparkles',
  contact: 'Text',
};

interface FactsSectionProps {
  readonly groups: readonly FactGroup[];
  /** The chosen unit of areas; null for the stored one. */
  readonly unit: AreaUnit | null;
}

/** The facts of a listing in groups, without facts that appear elsewhere on the page. */
export const FactsSection = ({ groups, unit }: FactsSectionProps) =>
  groups.map(({ section, title, facts }) => (
    <section key={section} className={styles.section}>
      <h2>
        <Icon of={ICONS[section]} /> {title}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ name, label, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{label}</dt>
            <dd className="figures">{typeof value === 'string' ? value : areaIn(value, unit)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
