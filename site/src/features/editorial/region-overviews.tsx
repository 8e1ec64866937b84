import { Section } from '../../components/section/section';
import type { SectionText } from '../../components/section/section';
import { REGIONS } from '../../domain';
import type { Area, Overview } from '../../domain';
import { useOverviews } from './use-overviews';

interface RegionOverviewsProps {
  readonly area: Area;
  readonly words: SectionText;
  readonly overviews: readonly Overview[];
}

/** The overviews of one region, with the tools of staff. */
export function RegionOverviews({ area, words, overviews: published }: RegionOverviewsProps) {
  const { city } = REGIONS[area];
  const { tools, overviews, cardOf } = useOverviews(published);
  const own = overviews.filter((overview) => overview.city === city);
  if (own.length === 0 && !tools) return null;
  return (
    <Section
      id="what"
      {...words}
      ground="surface"
      after={tools && <tools.CreateEditorial type="overview" initial={{ city }} />}
    >
      <ul className="cards-3">
        {own.map((overview) => (
          <li key={overview._id}>{cardOf(overview)}</li>
        ))}
      </ul>
    </Section>
  );
}
