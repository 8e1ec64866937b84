import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Failure } from '../lib/failure';

/** An output that discards the typed text, so that a terminal does not show it. */
const nowhere = new Writable({
  write: (_chunk, _encoding, done) => {
    done();
  },
});

/** The next line of the input; a terminal does not show the typed text. */
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
 * Reads a new password: twice at a terminal, otherwise one line of the input.
 * @throws Failure if there is none, or the two differ
 */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return await nextLine();
  process.stdout.write('Password: ');
  const password = await nextLine();
  process.stdout.write('Again: ');
  if ((await nextLine()) !== password) throw new Failure('The two passwords differ.');
  return password;
}
