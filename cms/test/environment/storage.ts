import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

/** The data folder and the database of a CMS in the tests. */
export interface Storage {
  readonly folder: string;
  /** Its database on the PostgreSQL server of the tests; undefined if the folder contains a SQLite file. */
  readonly database?: { readonly server: string; readonly name: string };
}

/** The environment variables that make a CMS use a storage. */
export function variablesOf({ folder, database }: Storage): Record<string, string> {
  const settings = { DATA_DIR: folder, NODE_ENV: 'production', LOG_LEVEL: 'error' };
  if (!database) return settings;
  const url = new URL(database.server);
  url.pathname = `/${database.name}`;
  return { ...settings, DATABASE_URL: url.toString() };
}

/** The workers inherit this variable from the command. */
const TEMPLATE = 'CMS_TEST_TEMPLATE';

async function query(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The PostgreSQL server of the tests. The environment of a booted CMS has the URL of its own database instead. */
const serverUrl = (): string | undefined =>
  process.env[TEMPLATE] ? readTemplate().database?.server : process.env.DATABASE_URL;

/** A temporary folder and, if the tests use PostgreSQL, a database: a copy of the template, otherwise empty. */
export async function createStorage(template?: Storage): Promise<Storage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cms-test-'));
  if (template) cpSync(template.folder, folder, { recursive: true });
  const server = serverUrl();
  if (process.env.DATABASE_CLIENT !== 'postgres' || !server) return { folder };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const source = template?.database ? ` TEMPLATE ${template.database.name}` : '';
  await query(server, `CREATE DATABASE ${name}${source}`);
  return { folder, database: { server, name } };
}

export async function removeStorage({ folder, database }: Storage): Promise<void> {
  if (database) await query(database.server, `DROP DATABASE ${database.name} WITH (FORCE)`);
  rmSync(folder, { recursive: true });
}

export function setTemplate(storage: Storage): void {
  process.env[TEMPLATE] = JSON.stringify(storage);
}

export const readTemplate = (): Storage => JSON.parse(process.env[TEMPLATE] ?? '') as Storage;
