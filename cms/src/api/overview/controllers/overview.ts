import type { Call } from '../../../http/call';
import { withIdempotency } from '../../../http/idempotency';
import { readValues } from '../../../http/paging';
import { success } from '../../../http/success';
import { byPosition, OVERVIEW_LINES } from '../../../domain';
import type { Overview } from '../../../domain';
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

const find = (id: string) =>
  storedRecord<StoredOverview>(strapi, 'overview', id, { picture: true });

/** `GET /api/PropOverviewDetail/{id}` */
export async function findOverview({ param }: Call) {
  return { overview: present(await find(param('id'))) };
}

/** `POST /api/PropOverviewCreate` */
export async function createOverview(call: Call) {
  const sent = fieldsSent('overview', readValues(call.body));
  const id = await withIdempotency(call, 'overview', () => createRecord(strapi, 'overview', sent));
  return success({ overview: present(await find(id)) });
}

/** `PUT /api/PropOverviewEdit/{id}`: what is not sent stays as it is. */
export async function editOverview({ body, param }: Call) {
  await editRecord(strapi, 'overview', param('id'), fieldsSent('overview', body));
  return success();
}

/** `PUT /api/PropOverviewDelete/{id}` */
export async function deleteOverview({ param }: Call) {
  await deleteRecord(strapi, 'overview', param('id'));
  return success();
}
