import type { Call } from '../contract/answer';
import { byPosition } from '../contract/by-position';
import { notFound } from '../contract/faults';
import type { Award } from '../domain';
import { pictureOf } from '../images/media';
import type { Media } from '../images/media';
import { RECORD_UIDS } from '../uids';

interface StoredAward {
  readonly documentId: string;
  readonly createdAt: string;
  readonly head: string;
  readonly position: number | null;
  readonly pictures: readonly Media[] | null;
}

/** An award shows one image: the last of its pictures. */
function present({ documentId, createdAt, head, position, pictures }: StoredAward): Award {
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

/** `POST /api/AwardSearch`: all, by position (none: last), then newest. */
export async function listAwards() {
  const rows = (await strapi.db
    .query(RECORD_UIDS.award)
    .findMany({ populate: { pictures: true } })) as readonly StoredAward[];
  return { awards: [...rows].sort(byPosition).map(present) };
}

/** `GET /api/AwardDetail/{id}` */
export async function findAward({ param }: Call) {
  const row: unknown = await strapi.db
    .query(RECORD_UIDS.award)
    .findOne({ where: { documentId: param('id') }, populate: { pictures: true } });
  if (!row) throw notFound();
  return { award: present(row as StoredAward) };
}
