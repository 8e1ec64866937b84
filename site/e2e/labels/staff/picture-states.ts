import type { Page } from '@playwright/test';
import { answers } from '../../accounts';
import { visit } from '../../fixtures';
import { newAccount, tokenOf } from '../../own-accounts';
import { newListing } from '../../own-listings';
import { paper, pictures } from '../../own-pictures';
import type { GivenFile } from '../../own-pictures';
import { choose, open, upload } from '../../upload-parts';
import { LIST_OF } from './listing-cards';
import { state } from './state';
import type { StaffState } from './state';

const managers = (come: StaffState['open']) => state('Dwarka’s manager', come);

async function chosen(page: Page, files: GivenFile[]): Promise<void> {
  await open(page, LIST_OF.RS);
  await choose(page, files);
}

/** Pictures of a property. */
export const PICTURE_STATES = {
  'the form Upload Images': managers((page) => open(page, LIST_OF.RS)),
  'a file that is no picture': managers((page) => chosen(page, [paper('plan.pdf')])),
  'more than five pictures': managers(async (page) => {
    await chosen(page, await pictures(6));
  }),
  'an added picture': managers(async (page) => {
    const images = ['/uploads/nothing.webp'];
    await page.route('**/AddImages', (route) =>
      route.fulfill({
        json: { msg: 'success', images },
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await answers(page, 'PropResiEditForAddImagePath', { json: { msg: 'success', images } });
    await chosen(page, await pictures(1));
    await upload(page).click();
  }),
  'a property without pictures': managers(async (page) => {
    const account = await newAccount({ userType: 'manager_dwk' });
    const member = { ...account, token: await tokenOf(account) };
    const { code } = await newListing(member, 'dwk', 'propresi');
    await visit(page, `${LIST_OF.RS}?code=${code}`);
    await page
      .getByRole('article')
      .filter({ hasText: code })
      .getByRole('button', { name: /^Images/ })
      .click();
  }),
};
