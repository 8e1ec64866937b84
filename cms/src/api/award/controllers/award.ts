import type { Call } from '../../../http/call';
import { withIdempotency } from '../../../http/idempotency';
import { readValues } from '../../../http/paging';
import { success } from '../../../http/success';
import { byPosition } from '../../../domain';
import type { Award } from '../../../domain';
import { pictureOf } from '../../../media/present-picture';
import type { Media } from '../../../media/present-picture';
import { storedRecord } from '../../../documents/stored-record';
import {
  createRecord,
  deleteRecord,
  editRecord,
  fieldsSent,
} from '../../../documents/write-record';
import { RECORD_UIDS } from '../../../uids';

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

const find = (id: string) => storedRecord<StoredAward>(strapi, 'award', id, { pictures: true });

/** `GET /api/AwardDetail/{id}` */
export async function findAward({ param }: Call) {
  return { award: present(await find(param('id'))) };
}

/** `POST /api/AwardCreate` */
export async function createAward(call: Call) {
  const sent = fieldsSent('award', readValues(call.body));
  const id = await withIdempotency(call, 'award', () => createRecord(strapi, 'award', sent));
  return success({ award: present(await find(id)) });
}

/** `PUT /api/AwardEdit/{id}`: what is not sent stays as it is. */
export async function editAward({ body, param }: Call) {
  await editRecord(strapi, 'award', param('id'), fieldsSent('award', body));
  return success();
}

/** `PUT /api/AwardDelete/{id}` */
export async function deleteAward({ param }: Call) {
  await deleteRecord(strapi, 'award', param('id'));
  return success();
}
