import { Carousel } from '../../components/carousel/carousel';
import { Section } from '../../components/section/section';
import type { SectionText } from '../../components/section/section';
import { REGIONS } from '../../domain';
import type { Area, Overview } from '../../domain';
import { useCurrent } from '../../requests/use-current';
import type { ApplyChange } from '../../requests/use-current';
import { useGatedImport } from '../../session/use-gated-import';
import { OverviewCard } from './overview-card';
import * as styles from './overviews-section.module.css';

const loadTools = () => import('./editorial-tools');
const applyChange: ApplyChange<'overviews', readonly Overview[]> = async (...change) =>
  (await import('./apply-changes')).applyOverviewChange(...change);

interface OverviewsSectionProps {
  readonly words: SectionText;
  readonly overviews: readonly Overview[];
}

function useOverviews(published: readonly Overview[]) {
  const tools = useGatedImport('write overviews', loadTools);
  const overviews = useCurrent('overviews', published, applyChange);
  const cardOf = (overview: Overview) => (
    <OverviewCard overview={overview}>
      {tools && <tools.OverviewTools overview={overview} />}
    </OverviewCard>
  );
  return { tools, overviews, cardOf };
}

/** The overviews of all regions, and the tools of staff. */
export function OverviewsSection({ words, overviews: published }: OverviewsSectionProps) {
  const { tools, overviews, cardOf } = useOverviews(published);
  if (overviews.length === 0 && !tools) return null;
  return (
    <Section id="what" {...words} after={tools && <tools.CreateOverview />}>
      {overviews.length > 0 && (
        <Carousel
          label="Property overviews"
          items={overviews.map((overview) => ({ key: overview._id, content: cardOf(overview) }))}
        />
      )}
    </Section>
  );
}

/** The overviews of one region, and the tools of staff. */
export function RegionOverviews({
  area,
  words,
  overviews: published,
}: OverviewsSectionProps & { readonly area: Area }) {
  const { city } = REGIONS[area];
  const { tools, overviews, cardOf } = useOverviews(published);
  const own = overviews.filter((overview) => overview.city === city);
  if (own.length === 0 && !tools) return null;
  return (
    <Section
      id="what"
      {...words}
      ground="surface"
      after={tools && <tools.CreateOverview city={city} />}
    >
      <ul className={styles.overviews}>
        {own.map((overview) => (
          <li key={overview._id}>{cardOf(overview)}</li>
        ))}
      </ul>
    </Section>
  );
}
