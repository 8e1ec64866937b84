import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { setting } from './setting';
import { askPanel } from './panel';
import { send } from './http';

/** What an account is made with; an active visitor where nothing is said. */
export interface NewAccount {
  readonly userType?: string;
  readonly superAdmin?: boolean;
  readonly userStatus?: 'active' | 'inactive';
  readonly uname?: string;
}

export interface SampleAccount {
  readonly _id: string;
  readonly userId: string;
  readonly uname: string;
  readonly password: string;
}

const ACCOUNTS = '/content-manager/collection-types/plugin::users-permissions.user';

/** An account of a story's own, made in the panel: an account has one session, so that stories cannot share any. */
export async function newAccount(made: NewAccount = {}): Promise<SampleAccount> {
  const userId = `8${String(randomInt(1e9)).padStart(9, '0')}`;
  const account = { userId, uname: `Story ${userId}`, password: setting('SAMPLE_PASSWORD') };
  const asked = {
    userType: 'visiter',
    userStatus: 'active',
    superAdmin: false,
    ...account,
    ...made,
  };
  const { status, body } = await askPanel<{ documentId: string }>('POST', ACCOUNTS, asked);
  if (status >= 300) throw new Error(`No account: ${String(status)} ${JSON.stringify(body)}`);
  return {
    ...account,
    ...(made.uname !== undefined && { uname: made.uname }),
    _id: body.documentId,
  };
}

/** Begins a session of an account. Answers its token. */
export async function tokenOf({
  userId,
  password,
}: Pick<SampleAccount, 'userId' | 'password'>): Promise<string> {
  const url = `${setting('CMS_URL')}/api/users/login`;
  const credentials = { userId, password, takeOver: true };
  return (await send<{ token: string }>(url, 'POST', credentials, '')).body.token;
}

/** Begins a session of an account, and has the page open signed in. Answers the token. */
export async function signInAs(page: Page, account: SampleAccount): Promise<string> {
  const begun = await tokenOf(account);
  await page.addInitScript((token) => {
    // Once: the page may sign out, or be signed out.
    if (sessionStorage.getItem('signedInOnce')) return;
    sessionStorage.setItem('signedInOnce', 'yes');
    localStorage.setItem('jwtToken', token);
  }, begun);
  return begun;
}

/** A page of an account of its own kind, signed in. */
export async function signInAsNew(page: Page, made: NewAccount): Promise<SampleAccount> {
  const account = await newAccount(made);
  await signInAs(page, account);
  return account;
}
