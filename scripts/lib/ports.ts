import { createServer } from 'node:net';
import { codeOf, Failure } from './failure';

/** Throws a Failure if a port cannot be opened. It names the environment variable that changes the port. */
export function assertPortFree(host: string, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      reject(portFailure(error, port, variable));
    });
    probe.listen({ host, port, exclusive: true }, () => {
      probe.close(() => {
        resolve();
      });
    });
  });
}

function portFailure(error: Error, port: number, variable: string): Error {
  const other = `choose another one with ${variable}=${String(port + 1)}`;
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
