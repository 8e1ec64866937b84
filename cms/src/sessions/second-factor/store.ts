import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { queryInTransaction } from '../../documents/query';
import { newRecoveryCodes, newSecret, recoveryDigest, stepOf } from './codes';
import { decrypt, encrypt } from './encryption';

const TABLE = 'second_factors';

interface Row {
  readonly owner: string;
  readonly secret: string;
  /** The step of the last used code; null until the second factor is on. */
  readonly used_step: number | string | null;
  /** Digests of the recovery codes that are left, with spaces between. */
  readonly recovery: string;
}

/** A right code that has not been used. `change` uses it up. */
interface FoundCode {
  readonly owner: string;
  readonly unused: (rows: Knex.QueryBuilder) => Knex.QueryBuilder;
  readonly change: Partial<Row>;
}

/** Undoes a transaction in which a code permitted nothing. */
class NothingDone extends Error {}

const findRow = (strapi: Core.Strapi, owner: string): Promise<Row | undefined> =>
  queryInTransaction(strapi, (knex) =>
    knex(TABLE).where({ owner }).first<Row | undefined>('owner', 'secret', 'used_step', 'recovery'),
  );

const isOn = (row: Row | undefined): row is Row => (row?.used_step ?? null) !== null;

function secretOf(strapi: Core.Strapi, { secret }: Row): string | null {
  const text = decrypt(secret);
  if (text === null)
    strapi.log.warn('A second factor was stored under another ENCRYPTION_KEY: reset it');
  return text;
}

/** Whether somebody needs a code to log in. @param owner the name of an account or of a panel user */
export const hasSecondFactor = async (strapi: Core.Strapi, owner: string): Promise<boolean> =>
  isOn(await findRow(strapi, owner));

/** Stores a new secret, which is not in use yet. @returns it; undefined where the second factor is on */
export async function prepareSecondFactor(
  strapi: Core.Strapi,
  owner: string,
): Promise<string | undefined> {
  const secret = newSecret();
  await queryInTransaction(strapi, (knex) =>
    knex(TABLE)
      .insert({ owner, secret: encrypt(secret), recovery: '' })
      .onConflict('owner')
      .merge(['secret'])
      .whereNull(`${TABLE}.used_step`),
  );
  return (await hasSecondFactor(strapi, owner)) ? undefined : secret;
}

/** Switches the second factor on. @returns the recovery codes; undefined where the code is not of the prepared secret */
export async function switchOn(
  strapi: Core.Strapi,
  owner: string,
  code: string,
): Promise<readonly string[] | undefined> {
  const row = await findRow(strapi, owner);
  const secret = row && !isOn(row) ? secretOf(strapi, row) : null;
  const step = secret === null ? null : stepOf(secret, code);
  if (!row || step === null) return undefined;
  const codes = newRecoveryCodes();
  const recovery = codes.map(recoveryDigest).join(' ');
  const changed = await queryInTransaction(strapi, (knex) =>
    knex(TABLE)
      .where({ owner, secret: row.secret })
      .whereNull('used_step')
      .update({ used_step: step, recovery }),
  );
  return changed === 1 ? codes : undefined;
}

/** Switches the second factor off; also one that is only prepared. */
export async function removeSecondFactor(strapi: Core.Strapi, owner: string): Promise<void> {
  await queryInTransaction(strapi, (knex) => knex(TABLE).where({ owner }).delete());
}

/** A code as it stands in the table: of the app or for recovery; null if it is wrong or was used. */
export async function findCode(
  strapi: Core.Strapi,
  owner: string,
  code: string,
): Promise<FoundCode | null> {
  const row = await findRow(strapi, owner);
  if (!isOn(row)) return null;
  const secret = secretOf(strapi, row);
  const step = secret === null ? null : stepOf(secret, code);
  if (step !== null) {
    const unused = (rows: Knex.QueryBuilder) => rows.where('used_step', '<', step);
    return step > Number(row.used_step) ? { owner, unused, change: { used_step: step } } : null;
  }
  const digests = row.recovery.split(' ');
  const left = digests.filter((digest) => digest !== recoveryDigest(code));
  if (left.length === digests.length) return null;
  const unused = (rows: Knex.QueryBuilder) => rows.where({ recovery: row.recovery });
  return { owner, unused, change: { recovery: left.join(' ') } };
}

/**
 * Uses a code up, and does what it permits in the same transaction.
 * @param act answers undefined where it did nothing: the code then stays unused
 * @returns null where the code was used meanwhile, and nothing was done
 */
export async function actByCode<T>(
  strapi: Core.Strapi,
  { owner, unused, change }: FoundCode,
  act: () => Promise<T | undefined>,
): Promise<{ readonly done: T | undefined } | null> {
  try {
    return await strapi.db.transaction(async () => {
      const used = await queryInTransaction(strapi, (knex) =>
        unused(knex(TABLE).where({ owner })).update(change),
      );
      if (used !== 1) return null;
      const done = await act();
      if (done === undefined) throw new NothingDone();
      return { done };
    });
  } catch (error) {
    if (error instanceof NothingDone) return { done: undefined };
    throw error;
  }
}
