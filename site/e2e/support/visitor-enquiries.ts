import type { Page } from '@playwright/test';
import { memberOf } from './accounts';
import { search } from './api';
import { visit } from './fixtures';
import { callCms } from './http';
import { HOMES } from './lists';

interface StoredEnquiry {
  readonly reference: string;
  readonly message: string | null;
  readonly visitOn: string | null;
  readonly withdrawnAt: string | null;
  readonly listing: { readonly code: string } | null;
  readonly notice: { readonly version: string | null; readonly language: string | null } | null;
}

/** The enquiries of a phone number, as staff see them. */
export async function enquiriesOf(phone: string): Promise<readonly StoredEnquiry[]> {
  const { token } = await memberOf({ userType: 'admin' });
  const { body } = await callCms<{ enquiries: readonly StoredEnquiry[] }>(
    'POST',
    '/api/EnquirySearch',
    { values: { words: phone }, limit: 100 },
    token,
  );
  return body.enquiries;
}

export const enquiryDialog = (page: Page) => page.getByRole('dialog', { name: 'Enquire' });

/** Opens the page of a home. @returns its code */
export async function openHome(page: Page): Promise<string> {
  const { lists } = await search(HOMES.area, HOMES.list);
  const [home] = lists;
  if (!home) throw new Error('There is no home.');
  await visit(page, `/dwk/propresi/PropResiDetail/${home._id}`);
  return home.code;
}
