import { afterAll, beforeAll, jest } from '@jest/globals';
import { startPair } from './pair';
import type { Door, Pair } from './pair';

export const PASSWORD = 'Sample@123';
export const [OWNER, ADMIN, VISITER] = ['9000000001', '9000000002', '9000000005'] as const;

export type Body = Readonly<Record<string, unknown>>;

export const times = <T>(count: number, act: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => act(turn)));

/** A pair for the tests of a file, spoken to at the one or the other. */
export class TwoDoors {
  constructor(private readonly started: () => Pair) {}

  get pair(): Pair {
    return this.started();
  }

  /** The first or the second of the two, by turns. */
  door(turn: number): Door {
    return turn % 2 === 0 ? this.pair.cms[0] : this.pair.cms[1];
  }

  async login(turn: number, userId: string, more: Body = {}): Promise<Body> {
    const body = { userId, password: PASSWORD, ...more };
    const answer = await this.door(turn).http.post('/api/users/login').send(body);
    return { status: answer.status, ...(answer.body as Body) };
  }

  async tokenOf(userId: string): Promise<string> {
    return String((await this.login(0, userId, { takeOver: true })).token);
  }
}

/** Starts a pair before the tests of a file, and ends it after them. */
export function useTwoDoors(): TwoDoors {
  jest.setTimeout(6 * 60_000);
  let pair: Pair | undefined;
  beforeAll(async () => {
    pair = await startPair();
  });
  afterAll(() => pair?.stop());
  return new TwoDoors(() => {
    if (!pair) throw new Error('there is no pair yet');
    return pair;
  });
}
