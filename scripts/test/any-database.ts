import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../lib/failure';

/** The comment at the beginning of a contract test that gives the same result on each database. */
const TAG = /^\/\*\* @any-database ?(?<reason>.*) \*\/$/m;
/** What only a test of a database or of the router contains. */
const SPECIFIC = /DATABASE_CLIENT|DATABASE_URL|FAST_ROUTES|db\.connection|\bknex\b|\bROUTES\b/;

/**
 * Finds the test files of a folder whose result neither the database nor the router can change. The comment of each one
 * gives the reason.
 * Docs: docs/decisions/0069-contract-tests-of-one-database.md.
 * @throws Failure if a comment has no reason, or its test uses the database or the router after all
 */
export async function findAnyDatabaseTests(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.test.ts')) continue;
    const text = await readFile(path.join(folder, name), 'utf8');
    const reason = TAG.exec(text)?.groups?.reason;
    if (reason === undefined) continue;
    const [specific] = SPECIFIC.exec(text) ?? [];
    if (specific !== undefined) throw new Failure(`${name} is @any-database but has ${specific}.`);
    if (reason === '') throw new Failure(`${name} is @any-database without a reason.`);
    found.push(name);
  }
  return found;
}
