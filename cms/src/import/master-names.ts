import type { Core } from '@strapi/strapi';
import { KIND_FACTS, MASTERS } from '../domain';
import type { Area, Kind, ListingValues, Master } from '../domain';
import { nameKey } from '../api/master/services/write-rule';
import { MASTER_UIDS } from '../uids';

/** The names of an area's master lists; the search ignores case. */
export class MasterNames {
  private readonly names = new Map<string, string>();

  static async read(strapi: Core.Strapi, area: Area): Promise<MasterNames> {
    const names = new MasterNames();
    for (const master of MASTERS) {
      const rows = (await strapi.db
        .query(MASTER_UIDS[master])
        .findMany({ select: ['name'], where: { area } })) as readonly { readonly name: string }[];
      for (const { name } of rows) names.add(master, name);
    }
    return names;
  }

  add(master: Master, name: string): void {
    this.names.set(`${master} ${nameKey(name)}`, name);
  }

  /** The name as the list spells it; undefined if the list lacks it. */
  find(master: Master, name: string): string | undefined {
    return this.names.get(`${master} ${nameKey(name)}`);
  }
}

/** The names of master lists in a listing, each with its field. */
export function masterNamesOf(kind: Kind, values: ListingValues) {
  const fields = [
    { field: 'locality', master: 'locality' },
    { field: 'projectName', master: KIND_FACTS[kind].projectMaster },
  ] as const;
  return fields.flatMap(({ field, master }) => {
    const name = values[field];
    return typeof name === 'string' ? [{ field, master, name }] : [];
  });
}
