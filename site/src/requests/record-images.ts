import type { Area, Kind, Picture } from '../domain';
import { notifyChange } from './changes';

/** A record with several pictures: a listing of a region, or an award. */
export type ImageRecord =
  | { readonly folder: Kind; readonly area: Area; readonly id: string }
  | { readonly folder: 'award'; readonly id: string };

/** Notifies of new pictures of a record: components that show it fetch them. */
export function notifyImagesAdded(record: ImageRecord): void {
  if (record.folder === 'award') notifyChange('awards', 'refetch');
  else
    notifyChange('listings', {
      what: 'edited',
      area: record.area,
      kind: record.folder,
      id: record.id,
    });
}

/** Notifies of the pictures that a record has now. */
export function notifyImages({ folder, id }: ImageRecord, images: readonly Picture[]): void {
  if (folder === 'award') notifyChange('awards', { id, images });
  else notifyChange('listings', { what: 'images', id, images });
}
