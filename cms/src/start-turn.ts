import { Client } from 'pg';
import type { Env } from './env';

/** Any number that nobody else locks in this database by. */
const LOCK = 7_340_871;

let turn: Client | undefined;

/**
 * Waits until no other process starts on this database: of two, the second finds the tables and the first content
 * that the first one makes. SQLite is one process's alone.
 */
export async function takeStartTurn({ databaseClient, databaseUrl }: Env): Promise<void> {
  if (databaseClient !== 'postgres') return;
  turn = new Client({ connectionString: databaseUrl });
  await turn.connect();
  await turn.query('select pg_advisory_lock($1)', [LOCK]);
}

/** Lets the next one start; one that ends in between has let it already. */
export async function endStartTurn(): Promise<void> {
  await turn?.end();
  turn = undefined;
}
