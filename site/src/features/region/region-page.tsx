import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { Icon } from '../../components/icon/icon';
import { EditorialPicture } from '../../components/editorial-picture/editorial-picture';
import { PHONE_WIDE } from '../../components/picture/picture';
import type { SectionText } from '../../components/section/section';
import { KIND_FACTS, LIST_KEYS, listPath, LISTS, REGIONS } from '../../domain';
import type { Area, Kind, ListKey, Picture as Stored } from '../../domain';
import { EnquireLink } from '../../overlays/enquire-link';
import { cx } from '../../styles/cx';
import * as styles from './region-page.module.css';

const KIND_ICONS = { propresi: 'House', propcom: 'Building2' } as const satisfies Record<
  Kind,
  unknown
>;

/** The editorial content of the regions. */
export interface RegionContent {
  readonly localities: readonly {
    readonly city: string;
    readonly text: string;
    readonly picture: {
      readonly alternativeText: string | null;
      readonly picture: Stored;
    } | null;
  }[];
  readonly whatWeDealIn: SectionText;
}

interface RegionPageProps {
  readonly area: Area;
  /** Null until the content exists in the CMS. */
  readonly content: RegionContent | null;
  /** The section of the region's overviews. */
  readonly overviews: ReactNode;
}

/** A region's front page: introduction, links to its four lists, overviews. */
export function RegionPage({ area, content, overviews }: RegionPageProps) {
  const { label, city } = REGIONS[area];
  const locality = content?.localities.find((one) => one.city === city);
  return (
    <div className={styles.region}>
      <div className={cx('page', styles.top)}>
        <div className={styles.intro}>
          <h1>{label} Properties</h1>
          {locality && <p className={styles.text}>{locality.text}</p>}
          <p className={styles.enquire}>
            <EnquireLink about={{ area }} />
          </p>
        </div>
        {locality?.picture && (
          <EditorialPicture
            picture={locality.picture.picture}
            alt={locality.picture.alternativeText ?? ''}
            sizes={`(min-width: 992px) 590px, ${PHONE_WIDE}`}
            eager
            className={styles.map}
          />
        )}
        <ul className={styles.listLinks}>
          {LIST_KEYS.map((list) => (
            <li key={list}>
              <Door area={area} list={list} />
            </li>
          ))}
        </ul>
      </div>
      {overviews}
    </div>
  );
}

const Door = ({ area, list }: { readonly area: Area; readonly list: ListKey }) => {
  const { kind, offer } = LISTS[list];
  return (
    <Link to={listPath(area, list)} className={styles.listLink}>
      <span className="medallion">
        <Icon of={KIND_ICONS[kind]} size={24} />
      </span>
      <span className={styles.name}>
        {KIND_FACTS[kind].category} <span className={styles.offer}>For {offer}</span>
      </span>
      <Icon of="ArrowRight" />
    </Link>
  );
};
