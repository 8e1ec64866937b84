import { fork } from 'node:child_process';
import type { ForkOptions, Serializable } from 'node:child_process';
import { once } from 'node:events';
import { registerCleanup } from './cleanup';
import { Failure } from './failure';

/** A program's reply to a request. The replies have the order of the requests. */
type Reply =
  | { readonly response: unknown }
  | { readonly error: { readonly message: string; readonly code?: string | undefined } };

/** A program in a process of its own, which answers one request after the other and exits when it is disconnected. */
export class ForkedProgram {
  private readonly child;
  private readonly ended: Promise<never>;

  /**
   * @param options `ending`: makes the sentence of the Failure if the program ends too early, from its exit code or
   *   signal
   */
  constructor(
    file: string,
    args: readonly string[],
    options: ForkOptions & { readonly ending: (how: string) => string },
  ) {
    this.child = fork(file, [...args], options);
    this.ended = once(this.child, 'exit').then(([code, signal]: unknown[]) => {
      const how = typeof code === 'number' ? `exit code ${String(code)}` : String(signal);
      throw new Failure(options.ending(how));
    });
    // A waiting request throws the error. This only prevents an unhandled rejection.
    this.ended.catch(() => undefined);
    registerCleanup(() => this.close());
  }

  /** The response to a request. @param failureOf makes the error of a failed request */
  async request<Response>(
    request: object,
    failureOf = ({ message }: { message: string; code?: string | undefined }) =>
      new Failure(message),
  ): Promise<Response> {
    const replied = once(this.child, 'message');
    this.child.send(request as Serializable);
    const [reply] = (await Promise.race([replied, this.ended])) as [Reply];
    if ('error' in reply) throw failureOf(reply.error);
    return reply.response as Response;
  }

  async close(): Promise<void> {
    if (this.child.connected) this.child.disconnect();
    await this.ended.catch(() => undefined);
  }
}
