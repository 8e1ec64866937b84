import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { setting } from './setting';
import { panelRequest } from './panel';
import { callCms } from './http';
import type { Method } from './http';

/** The fields of a new account; the default is an active visitor. */
export interface NewAccount {
  readonly userType?: string;
  readonly superAdmin?: boolean;
  readonly userStatus?: 'active' | 'inactive';
  readonly uname?: string;
}

export interface Account {
  readonly _id: string;
  readonly userId: string;
  readonly uname: string;
  readonly password: string;
}

/** An account with a session. */
export interface Member extends Account {
  /** The value of the Authorization header. */
  readonly token: string;
}

const ACCOUNTS = '/content-manager/collection-types/plugin::users-permissions.user';

/** A phone number that no record has. */
export const freshPhone = (first = '7'): string => first + String(randomInt(1e9)).padStart(9, '0');

/** Creates an account through the panel's API. */
export async function newAccount(fields: NewAccount = {}): Promise<Account> {
  const userId = freshPhone('8');
  const account = { userId, uname: `Test ${userId}`, password: setting('SAMPLE_PASSWORD') };
  const values = {
    userType: 'visiter',
    userStatus: 'active',
    superAdmin: false,
    ...account,
    ...fields,
  };
  const { status, body } = await panelRequest<{ documentId: string }>('POST', ACCOUNTS, values);
  if (status >= 300) throw new Error(`No account: ${String(status)} ${JSON.stringify(body)}`);
  return {
    ...account,
    ...(fields.uname !== undefined && { uname: fields.uname }),
    _id: body.documentId,
  };
}

/** Starts a session of an account, which ends its previous one. Returns the token. */
export async function startSession({
  userId,
  password,
}: Pick<Account, 'userId' | 'password'>): Promise<string> {
  const credentials = { userId, password, takeOver: true };
  return (await callCms<{ token: string }>('POST', '/api/users/login', credentials)).body.token;
}

/** Returns a client of the API that is signed in as the admin of the sample content. */
export async function signInAsAdmin() {
  const token = await startSession({
    userId: '9000000002',
    password: setting('SAMPLE_PASSWORD'),
  });
  return <T>(method: Method, path: string, sent?: unknown) => callCms<T>(method, path, sent, token);
}

const newMember = async (fields: NewAccount): Promise<Member> => {
  const account = await newAccount(fields);
  return { ...account, token: await startSession(account) };
};

/**
 * One account with a session for each role. A worker of Playwright runs its specs one after the other, so they can
 * share it.
 */
const members = new Map<string, Promise<Member>>();

/** This worker's account of a role, for specs that neither change it nor end its session. */
export function memberOf(role: NewAccount): Promise<Member> {
  const key = JSON.stringify(Object.entries(role).sort());
  const member = members.get(key) ?? newMember(role);
  members.set(key, member);
  return member;
}

/** Stores the token before the page opens, so that the page is signed in. */
export async function openWithToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((stored) => {
    // Only once, because the page may sign out or lose the session.
    if (sessionStorage.getItem('signedInOnce')) return;
    sessionStorage.setItem('signedInOnce', 'yes');
    localStorage.setItem('jwtToken', stored);
  }, token);
}

/** Starts a session of an account, and opens the page signed in. Returns the token. */
export async function signInAs(page: Page, account: Account): Promise<string> {
  const token = await startSession(account);
  await openWithToken(page, token);
  return token;
}

/** Opens the page signed in with this worker's account of a role. */
export async function signIn(page: Page, role: NewAccount): Promise<Member> {
  const member = await memberOf(role);
  await openWithToken(page, member.token);
  return member;
}

/** Opens the page signed in with a new account, for specs that change the account or end its session. */
export async function signInAsNew(page: Page, fields: NewAccount): Promise<Member> {
  const member = await newMember(fields);
  await openWithToken(page, member.token);
  return member;
}
