import type { Core } from '@strapi/strapi';
import { createMany } from '../documents/create-many';
import { masterFields, MASTERS } from '../domain';
import type { Area, Kind, ListingValues, Master } from '../domain';
import { masterRule, nameKey } from '../api/master/services/write-rule';
import { MASTER_UIDS } from '../uids';

type Data = Readonly<Record<string, unknown>>;
type AddedName = readonly [Master, string];

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

  /**
   * The values of a listing with names in the spelling of the lists, and the names that the lists lack. These are
   * added, and `store` stores them.
   * @throws ValidationError for a name that no list can have
   */
  async spell(
    kind: Kind,
    values: ListingValues,
  ): Promise<{ readonly values: ListingValues; readonly added: readonly AddedName[] }> {
    const added: AddedName[] = [];
    const spelled: Record<string, string> = {};
    for (const [field, master] of masterFields(kind)) {
      const name = values[field];
      if (typeof name !== 'string') continue;
      const listed = this.names.get(`${master} ${nameKey(name)}`);
      spelled[field] = listed ?? (await this.add(master, name));
      if (listed === undefined) added.push([master, spelled[field]]);
    }
    return { values: { ...values, ...spelled }, added };
  }

  /** Stores the names that were added after its last call. */
  async store(): Promise<void> {
    for (const [master, records] of this.added) {
      await createMany(this.strapi, MASTER_UIDS[master], records);
    }
    this.added.clear();
  }

  private async add(master: Master, name: string): Promise<string> {
    const { strapi, area } = this;
    const data = await masterRule(master)({ strapi, data: { area, name }, documentId: undefined });
    this.added.set(master, [...(this.added.get(master) ?? []), data]);
    return this.set(master, String(data.name));
  }

  private set(master: Master, name: string): string {
    this.names.set(`${master} ${nameKey(name)}`, name);
    return name;
  }
}
