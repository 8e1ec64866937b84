import type { Page } from '@playwright/test';
import { editCall, listPath } from '../../src/domain';
import { memberOf, signIn } from './accounts';
import { expect, visit } from './fixtures';
import { callCms } from './http';
import { toolOf } from './listing-form';
import { createListing, readListing } from './listings';
import { cardOf } from './lists';

/** Signs the manager of one new inactive home in. Returns functions for a colleague's changes. */
export async function ownListing(page: Page, fields: Readonly<Record<string, unknown>> = {}) {
  const member = await signIn(page, { userType: 'manager_dwk' });
  const { token } = await memberOf({ userType: 'admin' });
  const { _id: id, code } = await createListing(member, 'dwk', 'propresi', fields);
  return {
    ...{ id, code, path: `${listPath('dwk', 'RS')}?code=${code}` },
    card: cardOf(page, code),
    tool: (name: string) => toolOf(page, name, code),
    change: async (values: object) => {
      const call = editCall('dwk', 'propresi', id);
      expect((await callCms('PUT', call, values, token)).status).toBe(200);
    },
    stored: () => readListing(member, 'dwk', 'propresi', id),
  };
}

/** Opens the list of one new inactive home as its manager. */
export async function openOwnListing(page: Page) {
  const listing = await ownListing(page);
  await visit(page, listing.path);
  return listing;
}
