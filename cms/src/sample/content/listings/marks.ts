import { landmarksOf } from '../localities';
import type { Case } from './case';

/** The landmarks around a listing; a place is no landmark of its own. */
export function marksOf({ area, locality, project }: Case): string[] | undefined {
  return landmarksOf(area, locality)
    ?.split(', ')
    .filter((mark) => mark !== project?.name);
}
