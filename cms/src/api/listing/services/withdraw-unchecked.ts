import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../../../documents/query';
import { inWrite } from '../../../documents/revision';
import { addDays, KIND_FACTS, KINDS } from '../../../domain';
import type { Kind } from '../../../domain';
import { LISTING_UIDS } from '../../../uids';
import { checkDays, dayOf } from './checks';
import { tableOf } from './rows';

/** The `_id`s of the active listings of a kind that were last checked on a day or before it. @param id of these alone */
async function unchecked(
  strapi: Core.Strapi,
  kind: Kind,
  day: string,
  id?: string,
): Promise<readonly string[]> {
  const { tableName, column } = tableOf(strapi, kind);
  const rows = await queryInTransaction(strapi, (knex) =>
    knex(tableName)
      .where({ [column(KIND_FACTS[kind].statusField)]: 'active' })
      .where(id === undefined ? {} : { document_id: id })
      .where(column('checkedOn'), '<=', day)
      .orderBy(column('checkedOn'))
      .select<readonly { readonly id: string }[]>({ id: 'document_id' }),
  );
  return rows.map((row) => row.id);
}

/**
 * Withdraws the listings that nobody has checked for the days of the parameter, each in a write of its own: what is left
 * over when the process ends is withdrawn in the next hour. One that cannot be written is logged, and the others go on.
 * Source: docs/contract.md, "Checks".
 * @param now milliseconds since 1970
 */
export async function withdrawUnchecked(strapi: Core.Strapi, now: number): Promise<void> {
  const today = dayOf(now);
  const day = addDays(today, -(await checkDays(strapi)).withdrawDays);
  const withdraw = async (kind: Kind, documentId: string): Promise<void> => {
    // Somebody may have checked it meanwhile.
    if ((await unchecked(strapi, kind, day, documentId)).length === 0) return;
    const data = { stage: 'Withdrawn', lapsedOn: today };
    await strapi.documents(LISTING_UIDS[kind]).update({ documentId, data: data as never });
  };
  for (const kind of KINDS)
    for (const id of await unchecked(strapi, kind, day))
      try {
        await inWrite(strapi, () => withdraw(kind, id), false);
      } catch (error) {
        strapi.log.error(error);
      }
}
