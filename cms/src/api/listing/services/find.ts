import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { whereContains } from '../../../database/contains';
import { KINDS, parseMobile } from '../../../domain';
import type { Area, FoundListing, Kind } from '../../../domain';
import { foundColumns, presentFound } from './found';
import type { FoundRow } from './found';
import { tableOf } from './rows';

/** The listings of one answer. */
const MOST = 20;

/** The listings of a kind in a region whose project or owner has this name, or whose owner has this phone. */
function namedQuery(strapi: Core.Strapi, kind: Kind, area: Area, text: string): Knex.QueryBuilder {
  const { tableName, column } = tableOf(strapi, kind);
  const query = strapi.db
    .connection(tableName)
    .where({ [column('area')]: area })
    .select({ ...foundColumns(strapi, kind), createdAt: column('createdAt') });
  const phone = parseMobile(text);
  if (phone === null) {
    whereContains(query, [column('projectName'), column('ownerName')], text);
  } else {
    void query.where((either) => {
      for (const name of ['ownerPhone', 'ownerSecondPhone'])
        void either.orWhere({ [column(name)]: phone });
    });
  }
  return query;
}

/**
 * Finds listings of both kinds in a region by a part of their project's or owner's name, or by their owner's phone in any
 * notation: the newest first, at most 20. Source: docs/contract.md, "Finding listings".
 * @returns the listings, and whether there are more
 */
export async function listingsNamed(
  strapi: Core.Strapi,
  area: Area,
  text: string,
): Promise<{ readonly listings: readonly FoundListing[]; readonly isMore: boolean }> {
  const [first, ...others] = KINDS.map((kind) => namedQuery(strapi, kind, area, text));
  if (!first) throw new Error('there are no kinds of listings');
  const rows = (await strapi.db.connection
    .from(first.unionAll(others).as('named'))
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'code', order: 'desc' },
    ])
    .limit(MOST + 1)
    .select('*')) as readonly FoundRow[];
  return { listings: rows.slice(0, MOST).map(presentFound), isMore: rows.length > MOST };
}
