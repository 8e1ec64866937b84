import { useCurrent } from '../../requests/use-current';
import type { ApplyChange } from '../../requests/use-current';
import { Carousel } from '../../components/carousel/carousel';
import { OverviewCard } from '../../components/overview-card/overview-card';
import { Section } from '../../components/section/section';
import { areaOfCity, listPath } from '../../domain';
import type { ListKey, Overview } from '../../domain';
import { useGatedImport } from '../../session/use-gated-import';
import type { SectionText } from './content';

/** Where an overview's card leads, in its region. */
const CARD_LIST: ListKey = 'RS';

function pathOf({ _id, city }: Overview): string {
  const area = areaOfCity(city);
  if (!area) throw new Error(`The overview ${_id} is of ${city}, no region's city.`);
  return listPath(area, CARD_LIST);
}

interface WhatWeDealInProps {
  readonly words: SectionText;
  readonly overviews: readonly Overview[];
}

const loadTools = () => import('../../overlays/record-tools/overview-tools');
const renew: ApplyChange<'overviews', readonly Overview[]> = async (...asked) =>
  (await import('../../requests/apply-changes')).applyOverviewChange(...asked);

/** The overviews of both regions, and for staff what they do with them. */
export function WhatWeDealIn({ words, overviews }: WhatWeDealInProps) {
  const tools = useGatedImport('write overviews', loadTools);
  const shown = useCurrent('overviews', overviews, renew);
  if (shown.length === 0 && !tools) return null;
  return (
    <Section id="what" {...words} after={tools && <tools.CreateOverview />}>
      {shown.length > 0 && (
        <Carousel
          label="Property overviews"
          items={shown.map((overview) => ({
            key: overview._id,
            content: (
              <OverviewCard overview={overview} to={pathOf(overview)} headingLevel="h3">
                {tools && <tools.OverviewTools overview={overview} />}
              </OverviewCard>
            ),
          }))}
        />
      )}
    </Section>
  );
}
