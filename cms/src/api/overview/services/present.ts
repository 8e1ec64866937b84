import { OVERVIEW_LINES } from '../../../domain';
import type { Overview } from '../../../domain';
import { pictureOf } from '../../../media/present-picture';
import type { Media } from '../../../media/present-picture';

/** An overview as Strapi's query returns it. */
export type StoredOverview = Omit<Overview, '_id' | 'img' | 'image'> & {
  readonly documentId: string;
  readonly picture: Media | null;
};

/** The API's overview. */
export function presentOverview(overview: StoredOverview): Overview {
  const { documentId, createdAt, city, tag, heading, position, picture } = overview;
  const lines = Object.fromEntries(OVERVIEW_LINES.map((line) => [line, overview[line]]));
  return {
    _id: documentId,
    createdAt,
    city,
    tag,
    heading,
    ...(lines as Pick<Overview, (typeof OVERVIEW_LINES)[number]>),
    position,
    img: picture?.url ?? null,
    image: picture && pictureOf(picture),
  };
}
