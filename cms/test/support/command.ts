import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import path from 'node:path';

/** Starts a command like npm, beside the booted CMS and on its data folder. */
export const startCommand = (name: string, ...args: readonly string[]) =>
  spawn(process.execPath, ['scripts/run.mjs', name, ...args], {
    cwd: path.resolve(__dirname, '../../..'),
    // Jest's own environment, which has the booted CMS's data folder.
    env: process.env,
    stdio: 'pipe',
  });

/** Runs a command to its end. @param input its standard input */
export async function runCommand(input: string, name: string, ...args: readonly string[]) {
  const child = startCommand(name, ...args);
  child.stdin.end(input);
  const [stdout, stderr, exit] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code: exit[0], output: stdout + stderr };
}
