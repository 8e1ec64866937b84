import type { Call } from '../contract/answer';
import { notFound } from '../contract/faults';
import { OVERVIEW_LINES } from '../domain';
import type { Overview } from '../domain';
import { byPosition } from '../contract/by-position';
import { pictureOf } from '../images/media';
import type { Media } from '../images/media';
import { RECORD_UIDS } from '../uids';

type StoredOverview = Omit<Overview, '_id' | 'img' | 'image'> & {
  readonly documentId: string;
  readonly picture: Media | null;
};

function present(overview: StoredOverview): Overview {
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

/** `POST /api/PropOverviewSearch`: all, by position (none: last), then newest. */
export async function listOverviews() {
  const rows = (await strapi.db
    .query(RECORD_UIDS.overview)
    .findMany({ populate: { picture: true } })) as readonly StoredOverview[];
  return { overviews: [...rows].sort(byPosition).map(present) };
}

/** `GET /api/PropOverviewDetail/{id}` */
export async function findOverview({ param }: Call) {
  const row: unknown = await strapi.db
    .query(RECORD_UIDS.overview)
    .findOne({ where: { documentId: param('id') }, populate: { picture: true } });
  if (!row) throw notFound();
  return { overview: present(row as StoredOverview) };
}
