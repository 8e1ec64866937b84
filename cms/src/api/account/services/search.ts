import type { Core } from '@strapi/strapi';
import { whereContains } from '../../../database/contains';
import type { Body } from '../../../http/call';
import { invalid } from '../../../http/errors';
import type { Paging } from '../../../http/paging';
import { parseFilters, USER_FILTERS } from '../../../domain';
import type { UserSearch } from '../../../domain';
import { ACCOUNT_UID } from '../../../uids';
import type { StoredAccount } from './present';

/** Parses a user search's `values`. @throws 400 */
export function readUserSearch(values: Body): UserSearch {
  const { values: search, errors } = parseFilters(USER_FILTERS, values);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return search as unknown as UserSearch;
}

function matching(strapi: Core.Strapi, { name, phone, userStatus }: UserSearch) {
  const query = strapi.db.connection('up_users');
  if (name !== null) whereContains(query, ['uname'], name);
  if (phone !== null) whereContains(query, ['user_id', 'uphone_1', 'uphone_2'], phone);
  if (userStatus !== null) void query.where({ user_status: userStatus });
  return query;
}

/** A page of the accounts that a search finds, sorted by name, and the total count. */
export async function searchAccounts(
  strapi: Core.Strapi,
  search: UserSearch,
  { limit, offset }: Paging,
): Promise<{ readonly accounts: readonly StoredAccount[]; readonly count: number }> {
  const [counted, page] = await Promise.all([
    matching(strapi, search).count<readonly { count: number | string }[]>({ count: '*' }),
    matching(strapi, search)
      .select<readonly { id: number }[]>('id')
      .orderByRaw('lower(uname), id')
      .limit(limit)
      .offset(offset),
  ]);
  const ids = page.map(({ id }) => id);
  const rows = (await strapi.db
    .query(ACCOUNT_UID)
    .findMany({ where: { id: { $in: ids } } })) as readonly StoredAccount[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    accounts: ids.flatMap((id) => byId.get(id) ?? []),
    count: Number(counted[0]?.count ?? 0),
  };
}
