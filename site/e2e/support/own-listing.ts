import type { Page } from '@playwright/test';
import { editCall, listPath } from '../../src/domain';
import { memberOf, signIn } from './accounts';
import { expect, visit } from './fixtures';
import { send } from './http';
import { createListing, readListing } from './listings';
import { setting } from './setting';

/** Opens the list of one new inactive home as its manager. Returns functions for a colleague's changes. */
export async function openOwnListing(page: Page) {
  const member = await signIn(page, { userType: 'manager_dwk' });
  const { token } = await memberOf({ userType: 'admin' });
  const { _id: id, code } = await createListing(member, 'dwk', 'propresi');
  await visit(page, `${listPath('dwk', 'RS')}?code=${code}`);
  const change = async (values: object) => {
    const url = setting('CMS_URL') + editCall('dwk', 'propresi', id);
    expect((await send(url, 'PUT', values, token)).status).toBe(200);
  };
  const stored = () => readListing(member, 'dwk', 'propresi', id);
  return { id, code, change, stored };
}
