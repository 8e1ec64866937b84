import type { Page } from '@playwright/test';
import { expect, visit } from './fixtures';

export const PASSWORD = 'Sample@123';
export const ACCOUNT = {
  userA: { _id: 'a1', uname: 'Asha Verma', userId: '9000000005', userType: 'visiter' },
};

/** A token whose session ends after so many seconds. */
export const tokenFor = (seconds: number): string => {
  const claims = { sub: '5', exp: Math.floor(Date.now() / 1000) + seconds };
  return `Bearer e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
};

/** The CMS's answers to a call, one after the other; the last one stays. */
export async function answers(
  page: Page,
  call: string,
  ...bodies: readonly {
    status?: number;
    json?: unknown;
    body?: string;
    headers?: Record<string, string>;
  }[]
): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`**/${call}`, (route) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type, authorization, idempotency-key',
      'access-control-expose-headers': 'retry-after, x-revision',
    };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    sent.push(route.request().postDataJSON());
    const answer = bodies[Math.min(sent.length, bodies.length) - 1];
    return route.fulfill({ ...answer, headers: { ...headers, ...answer?.headers } });
  });
  return sent;
}

/** What a login answers. */
export const signedIn = { json: { msg: 'success', token: tokenFor(3600), ...ACCOUNT } };
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Login to your account' });

export async function openLogin(page: Page): Promise<void> {
  await visit(page, '/terms/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('User Id').fill('9000000005');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}
