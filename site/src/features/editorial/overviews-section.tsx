import { Carousel } from '../../components/carousel/carousel';
import { Section } from '../../components/section/section';
import type { SectionText } from '../../components/section/section';
import type { Overview } from '../../domain';
import { useOverviews } from './use-overviews';

interface OverviewsSectionProps {
  readonly words: SectionText;
  readonly overviews: readonly Overview[];
}

/** The overviews of all regions, with the tools of staff. */
export function OverviewsSection({ words, overviews: published }: OverviewsSectionProps) {
  const { tools, overviews, cardOf } = useOverviews(published);
  if (overviews.length === 0 && !tools) return null;
  return (
    <Section id="what" {...words} after={tools && <tools.CreateEditorial type="overview" />}>
      {overviews.length > 0 && (
        <Carousel
          label="Property overviews"
          items={overviews.map((overview) => ({ key: overview._id, content: cardOf(overview) }))}
        />
      )}
    </Section>
  );
}
