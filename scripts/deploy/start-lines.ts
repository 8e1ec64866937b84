import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { repository } from '../lib/folders';

export const deployFolder = join(repository, 'scripts', 'deploy');
const unitsFolder = join(deployFolder, 'systemd');
/** The path of the checkout in the units and in the image. */
export const INSTALLED = '/opt/dwarka-homes';

/** The command that starts a program of the product. */
export interface StartLine {
  /** The working folder, relative to the checkout. */
  readonly folder: string;
  /** The arguments of Node. */
  readonly args: readonly string[];
}

/** The files of the units. @param end the end of their names */
export const unitFiles = async (end = ''): Promise<string[]> =>
  (await readdir(unitsFolder))
    .filter((name) => name.endsWith(end))
    .map((name) => join(unitsFolder, name));

/** The value of a key that a unit sets once. */
export function unitValue(unit: string, key: string): string {
  const [value, ...others] = unit
    .split('\n')
    .filter((line) => line.startsWith(`${key}=`))
    .map((line) => line.slice(key.length + 1));
  if (value === undefined || others.length > 0) throw new Error(`a unit sets ${key} not once`);
  return value;
}

/** @throws Error if the command does not start Node */
export function startLine(folder: string, command: readonly string[]): StartLine {
  const [node = '', ...args] = command;
  if (!/(?:^|\/)node$/.test(node)) throw new Error(`${node} is not Node`);
  return { folder: relative(INSTALLED, folder), args };
}

export const unitStartLine = (unit: string): StartLine =>
  startLine(unitValue(unit, 'WorkingDirectory'), unitValue(unit, 'ExecStart').split(' '));

/** The start lines of the programs that run until they are stopped. */
export async function unitStartLines(): Promise<StartLine[]> {
  const files = await unitFiles('.service');
  const units = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return units.filter((unit) => !unit.includes('Type=oneshot')).map(unitStartLine);
}
