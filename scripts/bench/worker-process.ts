import { fork } from 'node:child_process';
import type { ChildProcess, Serializable } from 'node:child_process';
import { basename } from 'node:path';
import { registerCleanup } from '../lib/cleanup';
import { Failure } from '../lib/failure';
import { scriptArgs } from '../lib/folders';

/** A TypeScript program of ours in a process of its own, which answers one question after the other. */
export class WorkerProcess<Question extends object, Answer> {
  private readonly child: ChildProcess;
  private readonly forget: () => void;

  /** @param program see `scriptArgs` */
  constructor(private readonly program: string) {
    const [file = '', ...args] = scriptArgs(program);
    this.child = fork(file, args);
    this.forget = registerCleanup(() => {
      this.child.kill();
      return Promise.resolve();
    });
  }

  /** Throws a Failure where the program ends instead of answering. */
  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const ended = () => {
        reject(new Failure(`${basename(this.program)} ended without an answer.`));
      };
      this.child.once('exit', ended);
      this.child.once('message', (answer) => {
        this.child.off('exit', ended);
        resolve(answer as Answer);
      });
      this.child.send(question as Serializable);
    });
  }

  end(): void {
    this.forget();
    this.child.kill();
  }
}
