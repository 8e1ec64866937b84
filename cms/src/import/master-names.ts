import type { Core } from '@strapi/strapi';
import { createMany } from '../documents/create-many';
import { masterFields, MASTERS } from '../domain';
import type { Area, Kind, ListingValues, Master } from '../domain';
import { masterRule, nameKey } from '../api/master/services/write-rule';
import { MASTER_UIDS } from '../uids';

type Data = Readonly<Record<string, unknown>>;

/** The names of an area's master lists during one write; the search ignores case. */
export class MasterNames {
  private readonly names = new Map<string, string>();
  private readonly added = new Map<Master, Data[]>();

  private constructor(
    private readonly strapi: Core.Strapi,
    private readonly area: Area,
  ) {}

  static async read(strapi: Core.Strapi, area: Area): Promise<MasterNames> {
    const names = new MasterNames(strapi, area);
    for (const master of MASTERS) {
      const rows = (await strapi.db
        .query(MASTER_UIDS[master])
        .findMany({ select: ['name'], where: { area } })) as readonly { readonly name: string }[];
      for (const { name } of rows) names.set(master, name);
    }
    return names;
  }

  /** The name as the list spells it; undefined if the list lacks it. */
  find(master: Master, name: string): string | undefined {
    return this.names.get(`${master} ${nameKey(name)}`);
  }

  /** Adds a name, which is stored by `store`. Returns it as the list spells it. @throws ValidationError */
  async add(master: Master, name: string): Promise<string> {
    const { strapi, area } = this;
    const data = await masterRule(master)({ strapi, data: { area, name }, documentId: undefined });
    this.added.set(master, [...(this.added.get(master) ?? []), data]);
    return this.set(master, String(data.name));
  }

  /** Stores the names that were added. */
  async store(): Promise<void> {
    for (const [master, records] of this.added) {
      await createMany(this.strapi, MASTER_UIDS[master], records);
    }
  }

  private set(master: Master, name: string): string {
    this.names.set(`${master} ${nameKey(name)}`, name);
    return name;
  }
}

/** The names of master lists in a listing, each with its field. */
export const masterNamesOf = (kind: Kind, values: ListingValues) =>
  masterFields(kind).flatMap(([field, master]) => {
    const name = values[field];
    return typeof name === 'string' ? [{ field, master, name }] : [];
  });
