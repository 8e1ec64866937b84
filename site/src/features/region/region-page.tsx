import { Link } from 'gatsby';
import { useCurrent } from '../../requests/use-current';
import type { ApplyChange } from '../../requests/use-current';
import { Icon } from '../../components/icon/icon';
import { OverviewCard } from '../../components/overview-card/overview-card';
import { PHONE_WIDE, Picture } from '../../components/picture/picture';
import { Section } from '../../components/section/section';
import { KIND_FACTS, LIST_KEYS, listPath, LISTS, REGIONS } from '../../domain';
import type { Area, Kind, ListKey, Overview, Picture as Stored } from '../../domain';
import { useGatedImport } from '../../session/use-gated-import';
import { cx } from '../../styles/cx';
import * as styles from './region-page.module.css';

const KIND_ICONS = { propresi: 'House', propcom: 'Building2' } as const satisfies Record<
  Kind,
  unknown
>;

/** Where an overview's card leads. */
const CARD_LIST: ListKey = 'RS';

/** What the CMS says of regions. */
export interface RegionContent {
  readonly localities: readonly {
    readonly city: string;
    readonly text: string;
    readonly picture: {
      readonly alternativeText: string | null;
      readonly picture: Stored;
    } | null;
  }[];
  readonly whatWeDealIn: { readonly heading: string; readonly line: string };
}

/** The section's words, until others are written. */
const WHAT_WE_DEAL_IN = { heading: 'What We Deal In', line: '' };

interface RegionPageProps {
  readonly area: Area;
  /** Null where it is not written yet. */
  readonly content: RegionContent | null;
  /** Of every region; those of this one are shown. */
  readonly overviews: readonly Overview[];
}

const loadTools = () => import('../../overlays/record-tools/overview-tools');
const renew: ApplyChange<'overviews', readonly Overview[]> = async (...asked) =>
  (await import('../../requests/apply-changes')).applyOverviewChange(...asked);

/** A region's front page: what it is, the doors to its four lists, and what is dealt in there. */
export function RegionPage({ area, content, overviews }: RegionPageProps) {
  const { label, city } = REGIONS[area];
  const tools = useGatedImport('write overviews', loadTools);
  const own = useCurrent('overviews', overviews, renew).filter(
    (overview) => overview.city === city,
  );
  const locality = content?.localities.find((one) => one.city === city);
  return (
    <div className={styles.region}>
      <div className={cx('page', styles.top)}>
        <div className={styles.intro}>
          <h1>{label} Properties</h1>
          {locality && <p className={styles.text}>{locality.text}</p>}
        </div>
        {locality?.picture && (
          <Picture
            picture={locality.picture.picture}
            alt={locality.picture.alternativeText ?? ''}
            sizes={`(min-width: 992px) 590px, ${PHONE_WIDE}`}
            eager
            className={styles.map}
          />
        )}
        <ul className={styles.doors}>
          {LIST_KEYS.map((list) => (
            <li key={list}>
              <Door area={area} list={list} />
            </li>
          ))}
        </ul>
      </div>
      {(own.length > 0 || tools) && (
        <Section
          id="what"
          {...(content?.whatWeDealIn ?? WHAT_WE_DEAL_IN)}
          ground="surface"
          after={tools && <tools.CreateOverview city={city} />}
        >
          <ul className={styles.overviews}>
            {own.map((overview) => (
              <li key={overview._id}>
                <OverviewCard overview={overview} to={listPath(area, CARD_LIST)} headingLevel="h3">
                  {tools && <tools.OverviewTools overview={overview} />}
                </OverviewCard>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

const Door = ({ area, list }: { readonly area: Area; readonly list: ListKey }) => {
  const { kind, offer } = LISTS[list];
  return (
    <Link to={listPath(area, list)} className={styles.door}>
      <span className={styles.icon}>
        <Icon of={KIND_ICONS[kind]} size={24} />
      </span>
      <span className={styles.name}>
        {KIND_FACTS[kind].category} <span className={styles.offer}>For {offer}</span>
      </span>
      <Icon of="ArrowRight" />
    </Link>
  );
};
