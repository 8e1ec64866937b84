import { byPosition } from '../../domain';
import type { Award, Overview } from '../../domain';
import { withChange } from '../../requests/changes';
import type { ImagesChange } from '../../requests/changes';
import type { ApplyChange } from '../../requests/use-current';
import { awardRequests, overviewRequests } from './requests';

function withImage(award: Award, { id, images }: ImagesChange): Award {
  if (award._id !== id) return award;
  const image = images.at(-1) ?? null;
  return { ...award, image, img: image?.path ?? null };
}

/** The awards after a change. @throws ApiError */
export const applyAwardChange: ApplyChange<'awards', readonly Award[]> = async (
  shown,
  change,
  signal,
) => {
  if (change === 'refetch') return await awardRequests.search(signal);
  if ('images' in change) return shown.map((award) => withImage(award, change));
  return withChange(shown, change).sort(byPosition);
};

/** The overviews after a change. @throws ApiError */
export const applyOverviewChange: ApplyChange<'overviews', readonly Overview[]> = async (
  shown,
  change,
  signal,
) =>
  change === 'refetch'
    ? await overviewRequests.search(signal)
    : withChange(shown, change).sort(byPosition);
