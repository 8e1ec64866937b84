import { basename } from 'node:path';
import { scriptArgs } from '../lib/folders';
import { ForkedProgram } from '../lib/forked-program';

/** Starts a program of the scripts that calls `serveRequests`. @param program see `scriptArgs` */
export function startWorker(program: string): ForkedProgram {
  const [file = '', ...args] = scriptArgs(program);
  const ending = (how: string) => `${basename(program)} ended without a response (${how}).`;
  return new ForkedProgram(file, args, { ending });
}

/** Sends one request to a program in a process of its own. Throws a Failure if it fails. */
export async function requestOnce<Response>(program: string, request: object): Promise<Response> {
  const worker = startWorker(program);
  try {
    return await worker.request<Response>(request);
  } finally {
    await worker.close();
  }
}

/** The program's side: answers the requests of the process that started it. */
export function serveRequests(handle: (request: never) => Promise<object>): void {
  process.once('disconnect', () => process.exit());
  process.on('message', (request) => {
    void handle(request as never)
      .then(
        (response) => ({ response }),
        (error: unknown) => ({ error: { message: String(error) } }),
      )
      .then((reply) => process.send?.(reply));
  });
}
