import { byPosition } from '../../domain';
import type { EditorialName, EditorialRecord } from '../../domain';
import { withChange } from '../../requests/changes';
import type { ImagesChange, RecordChange } from '../../requests/changes';
import { searchEditorial } from '../../requests/editorial';
import type { ApplyChange } from '../../requests/use-current';

type Pictured = Pick<EditorialRecord, '_id' | 'img' | 'image'>;

function withImage<R extends Pictured>(record: R, { id, images }: ImagesChange): R {
  if (record._id !== id) return record;
  const image = images.at(-1) ?? null;
  return { ...record, image, img: image?.path ?? null };
}

/** Returns the records of a type after a change. @throws ApiError */
export async function applyEditorialChange<N extends EditorialName>(
  type: N,
  ...[shown, of, signal]: Parameters<ApplyChange<N, readonly EditorialRecord<N>[]>>
): Promise<readonly EditorialRecord<N>[]> {
  // TypeScript does not resolve the type of a type parameter's topic.
  const change = of as RecordChange<EditorialRecord<N>> | ImagesChange;
  if (change === 'refetch') return await searchEditorial(type, signal);
  if ('images' in change) return shown.map((record) => withImage(record, change));
  return withChange(shown, change).sort(byPosition);
}
