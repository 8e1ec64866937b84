import { beforeEach, expect, it, jest } from '@jest/globals';
import { CODE_HEADER } from '../../domain';
import { askForCode } from './ask-for-code';
import type { AskCode } from './ask-for-code';

const LOGIN = 'http://localhost/admin/login';

const inner = jest.fn<typeof fetch>();
const ask = jest.fn<AskCode>();
const scope = { fetch: inner as typeof fetch };

/** Sets the response of the next request. */
const answer = (status: number, error?: object) =>
  inner.mockResolvedValueOnce(new Response(JSON.stringify({ data: null, error }), { status }));
const noCode = { message: 'm', details: { msg: 'errorNoCode' } };
const post = (path: string) =>
  scope.fetch(path, { method: 'POST', headers: { Accept: 'a' }, body: '{"email":"e"}' });

beforeEach(() => {
  inner.mockReset();
  ask.mockReset();
  scope.fetch = inner;
  Object.assign(globalThis, { location: new URL('http://localhost/admin/') });
  askForCode(scope, ask);
});

it.each(['login', 'reset-password', 'register'])(
  'a refused %s is sent again with the code that the user gives',
  async (path) => {
    answer(400, noCode);
    answer(200);
    ask.mockImplementation((send) => send('123456'));
    expect((await post(`http://localhost/admin/${path}`)).status).toBe(200);
    const [first, second] = inner.mock.calls.map(([, init]) => init);
    expect(second).toMatchObject({ method: 'POST', body: '{"email":"e"}' });
    expect(new Headers(first?.headers).get(CODE_HEADER)).toBeNull();
    const headers = new Headers(second?.headers);
    expect([headers.get(CODE_HEADER), headers.get('Accept')]).toEqual(['123456', 'a']);
  },
);

it('a user who gives none gets the refusal', async () => {
  answer(400, noCode);
  ask.mockResolvedValue(undefined);
  const refused = await post(LOGIN);
  expect(await refused.json()).toMatchObject({ error: noCode });
});

it.each([
  [LOGIN, 200, undefined],
  [LOGIN, 400, { message: 'Invalid credentials', details: {} }],
  [LOGIN, 400, undefined],
  [LOGIN, 429, { message: 'm', details: { msg: 'errorNoCode' } }],
  ['http://localhost/admin/users', 400, noCode],
] as const)('%s with %i and %j is answered as it is', async (path, status, error) => {
  answer(status, error);
  expect((await post(path)).status).toBe(status);
  expect(ask).not.toHaveBeenCalled();
});
