import { Link } from 'gatsby';
import { ArrowRight, Building2, House } from 'lucide-react';
import { Icon } from '../../components/icon/icon';
import { OverviewCard } from '../../components/overview-card/overview-card';
import { KIND_FACTS, LIST_KEYS, listPath, LISTS, REGIONS } from '../../domain';
import type { Area, Kind, ListKey, Overview } from '../../domain';
import { cx } from '../../styles/cx';
import * as styles from './region-page.module.css';

const KIND_ICONS = { propresi: House, propcom: Building2 } as const satisfies Record<Kind, unknown>;

/** Where an overview's card leads. */
const CARD_LIST: ListKey = 'RS';

interface RegionPageProps {
  readonly area: Area;
  /** Of every region; those of this one are shown. */
  readonly overviews: readonly Overview[];
}

/** A region's front page: the doors to its four lists, and what is dealt in there. */
export function RegionPage({ area, overviews }: RegionPageProps) {
  const { label, city } = REGIONS[area];
  const own = overviews.filter((overview) => overview.city === city);
  return (
    <div className={cx('page', 'page-listings', styles.region)}>
      <h1>Properties in {label}</h1>
      <ul className={styles.doors}>
        {LIST_KEYS.map((list) => (
          <li key={list}>
            <Door area={area} list={list} />
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>What we deal in</h2>
      <ul className={styles.overviews}>
        {own.map((overview) => (
          <li key={overview._id}>
            <OverviewCard overview={overview} to={listPath(area, CARD_LIST)} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </div>
  );
}

const Door = ({ area, list }: { readonly area: Area; readonly list: ListKey }) => {
  const { kind, offer } = LISTS[list];
  return (
    <Link to={listPath(area, list)} className={styles.door}>
      <Icon of={KIND_ICONS[kind]} size={24} />
      <span className={styles.name}>
        {KIND_FACTS[kind].category} <span className={styles.offer}>For {offer}</span>
      </span>
      <Icon of={ArrowRight} />
    </Link>
  );
};
