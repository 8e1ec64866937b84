import path from 'node:path';
import { runCommand, startCommand } from './command';

/** A file of listings with good and bad rows. */
export const FILE = path.join('scripts/import/fixtures/portal.csv');

export const inDataDir = (name: string): string => path.join(process.env.DATA_DIR ?? '', name);

/** The report of the import with this name. */
export const reportOf = (name: string): string => inDataDir(`${name}.csv`);

const argsOf = (name: string, args: readonly string[]) =>
  ['import', '--area', 'ggn', '--report', reportOf(name), ...args] as const;

/** Starts `npm run import` for Gurugram. */
export const start = (name: string, ...args: string[]) => startCommand(...argsOf(name, args));

/** Runs `npm run import` for Gurugram to its end. */
export const run = (name: string, ...args: string[]) => runCommand('', ...argsOf(name, args));
