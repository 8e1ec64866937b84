import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Failure } from '../lib/failure';

/** Where what is typed is shown: nowhere. */
const nowhere = new Writable({
  write: (_chunk, _encoding, done) => {
    done();
  },
});

/** The next line of the input; what is typed at a terminal is not shown. */
async function nextLine(): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: isTerminal });
  const ended = once(lines, 'close').then(() => undefined);
  const line = await Promise.race([
    once(lines, 'line').then(([text]: unknown[]) => String(text)),
    ended,
  ]);
  lines.close();
  if (isTerminal) process.stdout.write('\n');
  if (line === undefined) throw new Failure('No password was given.');
  return line;
}

/**
 * Asks for a new password: twice at a terminal, else one line of the input.
 * @throws Failure where none is given, or the two differ
 */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return await nextLine();
  process.stdout.write('Password: ');
  const password = await nextLine();
  process.stdout.write('Again: ');
  if ((await nextLine()) !== password) throw new Failure('The two passwords differ.');
  return password;
}
