import { afterAll, beforeAll, jest } from '@jest/globals';
import { startReplicas } from './start-replicas';
import type { Replica, Replicas } from './start-replicas';

export const PASSWORD = 'Sample@123';
export const [OWNER, ADMIN, VISITER] = ['9000000001', '9000000002', '9000000005'] as const;

export type Body = Readonly<Record<string, unknown>>;

export const times = <T>(count: number, act: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => act(turn)));

/** A pair of replicas for the tests of a file. */
export class ReplicaFixture {
  constructor(private readonly started: () => Replicas) {}

  get replicas(): Replicas {
    return this.started();
  }

  /** The first or the second replica, alternating by turn. */
  replica(turn: number): Replica {
    return turn % 2 === 0 ? this.replicas.cms[0] : this.replicas.cms[1];
  }

  async login(turn: number, userId: string, more: Body = {}): Promise<Body> {
    const body = { userId, password: PASSWORD, ...more };
    const answer = await this.replica(turn).http.post('/api/users/login').send(body);
    return { status: answer.status, ...(answer.body as Body) };
  }

  async tokenOf(userId: string): Promise<string> {
    return String((await this.login(0, userId, { takeOver: true })).token);
  }
}

/**
 * Starts a pair before the tests of a file, and ends it after them.
 * @param settings returns settings of both, once the pair starts
 */
export function useReplicas(
  settings: () => Promise<Readonly<Record<string, string>>> = () => Promise.resolve({}),
): ReplicaFixture {
  jest.setTimeout(15 * 60_000);
  let pair: Replicas | undefined;
  beforeAll(async () => {
    pair = await startReplicas(await settings());
  });
  afterAll(() => pair?.stop());
  return new ReplicaFixture(() => {
    if (!pair) throw new Error('there is no pair yet');
    return pair;
  });
}
