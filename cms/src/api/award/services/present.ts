import type { Award } from '../../../domain';
import { pictureOf } from '../../../media/present-picture';
import type { Media } from '../../../media/present-picture';

/** An award as Strapi's query returns it. */
export interface StoredAward {
  readonly documentId: string;
  readonly createdAt: string;
  readonly head: string;
  readonly position: number | null;
  readonly pictures: readonly Media[] | null;
}

/** The API's award. It shows one image: the last of its pictures. */
export function presentAward({
  documentId,
  createdAt,
  head,
  position,
  pictures,
}: StoredAward): Award {
  const last = pictures?.at(-1) ?? null;
  return {
    _id: documentId,
    createdAt,
    head,
    position,
    img: last?.url ?? null,
    image: last && pictureOf(last),
  };
}
