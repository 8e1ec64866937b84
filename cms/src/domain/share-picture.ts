import type { Listing, Picture } from './api-types';
import { RERA_FIELDS } from './fields/rera';
import { KIND_FACTS } from './listings';
import type { Kind } from './listings';
import type { Area } from './regions';
import { statusOfStage } from './stage';
import type { Stage } from './stage';

/** The size of a share picture in pixels: what messengers show of a link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** A change of how share pictures look raises it, so that they are fetched again. */
const DESIGN = 1;

/** Where a share picture is. */
export type SharePicture = Pick<Picture, 'path' | 'width' | 'height'>;

/** What a share picture shows. */
export interface Shared {
  /** The path of the cover. */
  readonly cover: string;
  /** The RERA number. */
  readonly number: string;
}

/** The text on a share picture. */
export const shareText = ({ number }: Shared): string =>
  `${RERA_FIELDS.reraNumber.label}: ${number}`;

/** A short name of what a share picture shows (FNV-1a): it differs after an edit of the number or the cover. */
export function shareVersion({ cover, number }: Shared): string {
  let hash = 0x811c9dc5;
  for (const unit of `${String(DESIGN)} ${cover} ${number}`)
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * The share picture of a listing: the path of the call that draws it, with its version, and its size; null if the listing
 * has none. Source: docs/contract.md, "Share pictures".
 */
export function sharePictureOf(
  area: Area,
  kind: Kind,
  { _id, stage, reraNumber: number, images: [cover] }: Listing,
): SharePicture | null {
  if (!number || !cover || statusOfStage(stage as Stage) !== 'active') return null;
  const call = `/api/${area}/${KIND_FACTS[kind].call}SharePicture/${encodeURIComponent(_id)}`;
  return { path: `${call}?v=${shareVersion({ cover: cover.path, number })}`, ...SHARE_SIZE };
}
