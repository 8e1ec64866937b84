/** Lets one work at a time in; the others wait in the order in which they came. */
export class Mutex {
  private last: Promise<unknown> = Promise.resolve();

  runExclusive<T>(work: () => Promise<T> | T): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
