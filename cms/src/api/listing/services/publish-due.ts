import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { queryInTransaction } from '../../../documents/query';
import { inUnpublishedWrite, inWrite } from '../../../documents/revision';
import { updateMany } from '../../../documents/update-many';
import { orReason } from '../../../documents/validation-error';
import { KIND_FACTS, KINDS, minuteWords } from '../../../domain';
import type { Kind, TimeName, Stage } from '../../../domain';
import { LISTING_UIDS } from '../../../uids';
import { placesOf } from './place';
import { PUBLIC_FAULT } from '../public-fault';
import { tableOf } from './rows';
import type { Table } from './rows';

/** The seconds between two runs of the job. A listing changes within 60 seconds of its time, on its pages too. */
export const PUBLISH_SECONDS = 20;

interface Due {
  readonly id: string;
  /** The time that has come. */
  readonly at: string;
}

/** What a time does, and the listings that it finds. */
interface Step {
  readonly time: TimeName;
  readonly data: Readonly<{ stage: Stage; publicUntil?: null }>;
  readonly failed: string;
  readonly finds: (rows: Knex.QueryBuilder, table: Table, now: string) => void;
}

const stepsOf = (kind: Kind): readonly Step[] => [
  {
    time: 'publicUntil',
    data: { stage: 'Withdrawn', publicUntil: null },
    failed: 'Not withdrawn',
    finds: (rows, { column }) => {
      void rows.where(column(KIND_FACTS[kind].statusField), 'active');
    },
  },
  {
    time: 'publicFrom',
    data: { stage: 'Available' },
    failed: 'Not public',
    // The CMS may have been down for the whole time.
    finds: (rows, { column }, now) => {
      const until = column('publicUntil');
      void rows
        .whereIn(column('stage'), ['Draft', 'Withdrawn'])
        .where((open) => void open.whereNull(until).orWhere(until, '>', now));
    },
  },
];

/** The query of the listings whose time has come. @param now an ISO instant @param id of these alone */
function dueQuery(
  knex: Knex,
  table: Table,
  { time, finds }: Step,
  now: string,
  id?: string,
): Knex.QueryBuilder {
  const { tableName, column } = table;
  const at = column(time);
  const rows = knex(tableName)
    .where(at, '<=', now)
    .whereNull(column(PUBLIC_FAULT))
    .where(id === undefined ? {} : { document_id: id })
    .orderBy(at)
    .select({ id: 'document_id', at });
  finds(rows, table, now);
  return rows;
}

/** The queries of the job. @param now an ISO instant */
export const dueQueries = (strapi: Core.Strapi, now: string): readonly Knex.QueryBuilder[] =>
  KINDS.flatMap((kind) =>
    stepsOf(kind).map((step) => dueQuery(strapi.db.connection, tableOf(strapi, kind), step, now)),
  );

/** The listings whose time has come, the earliest first. */
async function dueNow(
  strapi: Core.Strapi,
  kind: Kind,
  step: Step,
  now: string,
): Promise<readonly Due[]> {
  const query = dueQuery(strapi.db.connection, tableOf(strapi, kind), step, now);
  return (await query) as readonly Due[];
}

/** Stores why a listing stays as it is. The rules are not asked: it breaks one. */
async function storeFault(
  strapi: Core.Strapi,
  kind: Kind,
  documentId: string,
  fault: string,
): Promise<void> {
  const uid = LISTING_UIDS[kind];
  await inWrite(strapi, async () => {
    const stored = (await strapi.db.query(uid).findOne({ where: { documentId } })) as
      | (Readonly<Record<string, unknown>> & { readonly id: number })
      | null;
    if (!stored) return;
    const update = { id: stored.id, documentId, stored, data: { [PUBLIC_FAULT]: fault } };
    await updateMany(strapi, uid, [update], (of, ids) => placesOf(of, kind, ids));
    strapi.log.warn(`${String(stored.code)}: ${fault}`);
  });
}

async function take(
  strapi: Core.Strapi,
  kind: Kind,
  step: Step,
  { id: documentId, at }: Due,
  now: string,
): Promise<void> {
  const table = tableOf(strapi, kind);
  const write = async (): Promise<void> => {
    // Another process, or a person, may have changed it meanwhile.
    const due: unknown = await queryInTransaction(strapi, (knex) =>
      dueQuery(knex, table, step, now, documentId).first(),
    );
    if (due === undefined) return;
    await strapi.documents(LISTING_UIDS[kind]).update({ documentId, data: step.data as never });
  };
  const outcome = await orReason(() => inUnpublishedWrite(strapi, write));
  if ('reason' in outcome) {
    const fault = `${step.failed} at ${minuteWords(at)}: ${outcome.reason}`;
    await storeFault(strapi, kind, documentId, fault);
  }
}

/**
 * Makes listings public at their time, and withdraws them at theirs, each in a write of its own. One that breaks a rule
 * stays as it is and says why, until somebody writes it. Source: docs/contract.md, "Publication times".
 * @param time milliseconds since 1970
 */
export async function publishDue(strapi: Core.Strapi, time: number): Promise<void> {
  const now = new Date(time).toISOString();
  for (const kind of KINDS)
    for (const step of stepsOf(kind))
      for (const due of await dueNow(strapi, kind, step, now))
        try {
          await take(strapi, kind, step, due, now);
        } catch (error) {
          strapi.log.error(error);
        }
}
