import type { Area, EditorialName, Kind, Picture } from '../domain';
import { notifyChange } from './changes';

/** A record with several pictures: a listing of a region, or an editorial record. */
export type ImageRecord =
  | { readonly folder: Kind; readonly area: Area; readonly id: string }
  | { readonly type: EditorialName; readonly id: string };

/** Notifies components of new pictures of a record; they fetch the record again. */
export function notifyImagesAdded(record: ImageRecord): void {
  if ('type' in record) notifyChange(record.type, 'refetch');
  else
    notifyChange('listings', {
      what: 'edited',
      area: record.area,
      kind: record.folder,
      id: record.id,
    });
}

/** Notifies components of the current pictures of a record. */
export function notifyImages(record: ImageRecord, images: readonly Picture[]): void {
  const { id } = record;
  if ('type' in record) notifyChange(record.type, { id, images });
  else notifyChange('listings', { what: 'images', id, images });
}
