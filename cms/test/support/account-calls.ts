import { bodyOf, callAs, PASSWORD } from './cms';
import type { TestCms } from './cms';

export interface LoginAnswer {
  readonly msg: string;
  readonly token: string;
  readonly userA: Readonly<Record<string, unknown>>;
}

/** The calls of accounts and sessions. The CMS must be booted when they are used. */
export function accountCalls(cms: TestCms) {
  const post = (path: string, body: object, token?: string) =>
    callAs(cms, 'post', `/api/${path}`, token).send(body);
  const put = (path: string, body: object, token?: string) =>
    callAs(cms, 'put', `/api/${path}`, token).send(body);
  const login = (userId: string, password = PASSWORD, more: object = {}) =>
    post('users/login', { userId, password, ...more });
  const me = (token: string) => callAs(cms, 'get', '/api/GetUserForAuth', token);
  const loggedIn = async (userId: string, more: object = {}) =>
    (await bodyOf(login(userId, PASSWORD, more).expect(200))) as LoginAnswer;
  return { post, put, login, me, loggedIn };
}
