import type { Overview } from '../../domain';
import { useCurrent } from '../../requests/use-current';
import type { ApplyChange } from '../../requests/use-current';
import { useGatedImport } from '../../session/use-gated-import';
import { OverviewCard } from './overview-card';

const loadTools = () => import('./editorial-tools');
const applyChange: ApplyChange<'overviews', readonly Overview[]> = async (...change) =>
  (await import('./apply-changes')).applyOverviewChange(...change);

/** The current overviews, the tools of staff, and the card of an overview. */
export function useOverviews(published: readonly Overview[]) {
  const tools = useGatedImport('write overviews', loadTools);
  const overviews = useCurrent('overviews', published, applyChange);
  const cardOf = (overview: Overview) => (
    <OverviewCard overview={overview}>
      {tools && <tools.OverviewTools overview={overview} />}
    </OverviewCard>
  );
  return { tools, overviews, cardOf };
}
