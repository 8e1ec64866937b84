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
  /** The digests of the unused recovery codes, separated by spaces. */
  readonly recovery: string;
}

/** A code of the app, or a recovery code. */
export type CodeKind = 'app' | 'recovery';

/** A correct, unused code. `change` is the update that marks it as used. */
interface FoundCode {
  readonly owner: string;
  readonly kind: CodeKind;
  readonly unused: (rows: Knex.QueryBuilder) => Knex.QueryBuilder;
  readonly change: Partial<Row>;
}

/** Rolls back a transaction in which the action did nothing. */
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

/** The owners who need a code to log in. @param kind the prefix of the owners' names */
export const ownersWithSecondFactor = async (
  strapi: Core.Strapi,
  kind: string,
): Promise<ReadonlySet<string>> =>
  new Set(
    await queryInTransaction(strapi, (knex) =>
      knex(TABLE)
        .whereNotNull('used_step')
        .where('owner', 'like', `${kind}%`)
        .pluck<string[]>('owner'),
    ),
  );

/** Stores a new secret, which is not active yet. @returns the secret; undefined if the second factor is on */
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

/**
 * Switches the second factor on.
 * @returns the recovery codes; undefined if the code does not match the prepared secret
 */
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

/** Switches the second factor off, or removes a prepared one. */
export async function removeSecondFactor(strapi: Core.Strapi, owner: string): Promise<void> {
  await queryInTransaction(strapi, (knex) => knex(TABLE).where({ owner }).delete());
}

/** Finds a valid code of the app or a recovery code; null if it is wrong or used. */
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
    return step > Number(row.used_step)
      ? { owner, kind: 'app', unused, change: { used_step: step } }
      : null;
  }
  const digests = row.recovery.split(' ');
  const left = digests.filter((digest) => digest !== recoveryDigest(code));
  if (left.length === digests.length) return null;
  const unused = (rows: Knex.QueryBuilder) => rows.where({ recovery: row.recovery });
  return { owner, kind: 'recovery', unused, change: { recovery: left.join(' ') } };
}

/**
 * Marks a code as used and runs the action that it permits, in one transaction.
 * @param act the action; it returns undefined if it did nothing: the code then stays unused
 * @returns null if the code was used in the meantime: the action did not run
 */
export async function actByCode<T>(
  strapi: Core.Strapi,
  { owner, kind, unused, change }: FoundCode,
  act: (kind: CodeKind) => Promise<T | undefined>,
): Promise<{ readonly done: T | undefined } | null> {
  try {
    return await strapi.db.transaction(async () => {
      const used = await queryInTransaction(strapi, (knex) =>
        unused(knex(TABLE).where({ owner })).update(change),
      );
      if (used !== 1) return null;
      const done = await act(kind);
      if (done === undefined) throw new NothingDone();
      return { done };
    });
  } catch (error) {
    if (error instanceof NothingDone) return { done: undefined };
    throw error;
  }
}
