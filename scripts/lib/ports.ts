import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf, Failure } from './failure';

/** A port that a program is going to open, and the environment variable that changes it. */
export interface PlannedPort {
  readonly host: string;
  readonly port: number;
  readonly variable: string;
}

/** Opens a port, and closes it again. @throws the error of the system */
async function tryPort(host: string, port: number): Promise<void> {
  const probe = createServer().listen({ host, port, exclusive: true });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/**
 * Checks the ports of the programs of a command, before it does anything that takes long.
 * @throws Failure if a port cannot be opened, or two programs have the same one. It names the environment variable.
 */
export async function assertPortsFree(ports: readonly PlannedPort[]): Promise<void> {
  const variables = new Map<number, string>();
  for (const { host, port, variable } of ports) {
    const other = `choose another one with ${variable}=${String(port + 1)}`;
    const first = variables.get(port);
    if (first !== undefined)
      throw new Failure(`${first} and ${variable} are both ${String(port)}: ${other}.`);
    variables.set(port, variable);
    try {
      await tryPort(host, port);
    } catch (error) {
      throw portFailure(error, port, other);
    }
  }
}

function portFailure(error: unknown, port: number, other: string): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new Failure(
        `Port ${String(port)} is taken by another program: end that program, or ${other}.`,
      );
    case 'EACCES':
      return new Failure(`This account may not open port ${String(port)}: ${other}.`);
    default:
      return error;
  }
}

/**
 * The ports of tests. Linux takes the ports of connections and of port 0 from above them, so none of those gets a port
 * that a program opens minutes later.
 */
const TEST_PORTS = { first: 15_000, end: 32_000 };
const chosen = new Set<number>();

/** A port of this machine that is free now, and that this process has not got before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(TEST_PORTS.first, TEST_PORTS.end);
    if (chosen.has(port)) continue;
    chosen.add(port);
    try {
      await tryPort('127.0.0.1', port);
      return port;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
    }
  }
}
