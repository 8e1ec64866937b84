import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { Changed } from './changed-fields';
import { pack, unpack } from './packed-json';
import { queryInTransaction } from './query';
import { RECORDS, rowsOfRecords, TABLE } from './versions';
import type { Row, Version } from './versions';

type Values = Readonly<Record<string, unknown>>;

/** The attributes of a record that hold the name of its owner, and the owner's phone numbers. */
export interface OwnerAttributes {
  readonly name: string;
  readonly phones: readonly string[];
}

/** The phone number of a person who is erased, also with spaces or hyphens. */
const patternOf = (number: string): RegExp => new RegExp(number.replace(/./g, '$&[ ().-]*'));

const mentions = (value: unknown, phone: RegExp): boolean =>
  phone.test(JSON.stringify(value ?? null));

const versionsIn = ({ entries }: Row): readonly Version[] => unpack(entries) as readonly Version[];

/** The `_id`s of records with a version that mentions the number. It reads every version; erasures are rare. */
async function recordsWith(strapi: Core.Strapi, phone: RegExp): Promise<readonly string[]> {
  const found: string[] = [];
  let [rows, after]: [readonly Row[], number] = [[], 0];
  do {
    rows = await queryInTransaction(strapi, (knex) =>
      knex(TABLE).where('id', '>', after).orderBy('id').limit(RECORDS).select<readonly Row[]>('*'),
    );
    for (const row of rows)
      if (versionsIn(row).some(({ fields }) => mentions(fields, phone))) found.push(row.record);
    after = rows.at(-1)?.id ?? after;
  } while (rows.length === RECORDS);
  return found;
}

/** The known values before and after each version, the oldest first. */
const momentsOf = (versions: readonly Version[]): readonly Values[] =>
  versions.flatMap(({ fields }) =>
    [0, 1].map((side) =>
      Object.fromEntries(Object.entries(fields).map(([name, pair]) => [name, pair[side]])),
    ),
  );

/**
 * The names of the owner that were in a record at the same time as the number.
 * @param moments what is known of its values, the oldest first. The rest is as at the last known moment, or at the next
 * one: versions do not hold the first values, and an earlier erasure leaves gaps
 */
function namesBeside(
  { name, phones }: OwnerAttributes,
  moments: readonly Values[],
  phone: RegExp,
): ReadonlySet<unknown> {
  const names = new Set<unknown>();
  for (const walk of [moments, moments.toReversed()]) {
    let state: Values = {};
    for (const moment of walk) {
      state = { ...state, ...moment };
      const value = state[name];
      if (typeof value === 'string' && phones.some((one) => mentions(state[one], phone)))
        names.add(value);
    }
  }
  return names;
}

/**
 * Removes from versions what names a person who is erased, in the current transaction: each field that mentions the phone
 * number, also within a text, and each name of an owner that was in the record at the same time as the number.
 * @param number its digits
 * @param now the present values of records that may have the number as their owner's, by their `_id`
 * @returns the names of the owner, by the `_id` of their record
 */
export async function eraseInVersions(
  strapi: Core.Strapi,
  owner: OwnerAttributes,
  number: string,
  now: ReadonlyMap<string, Values>,
): Promise<ReadonlyMap<string, ReadonlySet<unknown>>> {
  const phone = patternOf(number);
  const erased = new Map<string, ReadonlySet<unknown>>();
  for (const record of new Set([...now.keys(), ...(await recordsWith(strapi, phone))])) {
    const rows = await queryInTransaction(strapi, (knex) =>
      rowsOfRecords(knex, [record]).orderBy('last').select<readonly Row[]>('*'),
    );
    const moments = [...momentsOf(rows.flatMap(versionsIn)), now.get(record) ?? {}];
    const names = namesBeside(owner, moments, phone);
    erased.set(record, names);
    const isGone = ([name, pair]: [string, Changed[string]]) =>
      mentions(pair, phone) || (name === owner.name && pair.some((value) => names.has(value)));
    for (const row of rows) {
      const versions = versionsIn(row);
      const kept = versions.map((version) => ({
        ...version,
        fields: Object.fromEntries(Object.entries(version.fields).filter((one) => !isGone(one))),
      }));
      if (isDeepStrictEqual(kept, versions)) continue;
      await queryInTransaction(strapi, (knex) =>
        knex(TABLE)
          .where({ id: row.id })
          .update({ entries: pack(kept) }),
      );
    }
  }
  return erased;
}
