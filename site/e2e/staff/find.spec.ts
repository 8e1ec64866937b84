import { signIn, freshPhone } from '../support/accounts';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { detailPath, listPath, masterCreateCall } from '../../src/domain';
import { expect, tabTo, test, visit, expectReadable } from '../support/fixtures';
import { staffMenuButton } from '../support/forms';
import { callCms } from '../support/http';
import { createListing } from '../support/listings';
import { findBox } from '../support/lists';

// A property that a test creates has no published page.
test.use({ knownError: /404/ });

const HERE = listPath('dwk', 'RS');

async function find(page: Page, typed: string): Promise<void> {
  await findBox(page).fill(typed);
  await findBox(page).press('Enter');
}

test('a code or a phone number in any notation leads to its property in any region', async ({
  page,
}) => {
  const member = await signIn(page, { userType: 'admin' });
  const phone = freshPhone();
  const more = { phoneOfContactPerson: phone };
  const { _id, code } = await createListing(member, 'ggn', 'propcom', more);
  const number = code.replace(/\D/g, '');
  for (const typed of [
    `ggn c ${number}`,
    `GGNC${number}`,
    `${phone.slice(0, 5)} ${phone.slice(5)}`,
    `+91 ${phone}`,
    `0${phone}`,
  ]) {
    await visit(page, HERE);
    await find(page, typed);
    await expect(page, typed).toHaveURL(new RegExp(detailPath('ggn', 'propcom', _id)));
  }
});

test('a bare number lists all properties with it, those of the region of the list first', async ({
  page,
}) => {
  await signIn(page, { userType: 'admin' });
  await visit(page, listPath('ggn', 'CR'));
  // The first number of each region and kind; the highest numbers are not predictable.
  await find(page, '1001');
  const places = page.getByRole('search').getByRole('listitem');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Found in 4 places:');
  await expect(places).toHaveText([
    ...[/^GGN-.-1001: /, /^GGN-.-1001: /, /^DWK-.-1001: /, /^DWK-.-1001: /],
  ]);
  await expectReadable(page);
  await places.getByRole('link', { name: /^DWK-C-1001/ }).click();
  await expect(page.getByRole('group', { name: /^Staff/ }).first()).toContainText('DWK-C-1001');
});

test('a phone number in several lists shows all of them', async ({ page }) => {
  const member = await signIn(page, { userType: 'manager_dwk' });
  const phone = freshPhone();
  const more = { phoneOfContactPerson: phone };
  const home = await createListing(member, 'dwk', 'propresi', more);
  await createListing(member, 'dwk', 'propcom', more);
  await createListing(member, 'dwk', 'propcom', more);
  await visit(page, HERE);
  await find(page, phone);
  await expect(page.getByRole('search').getByRole('listitem')).toHaveText([
    new RegExp(`^${home.code}: `),
    '2 Commercial Property For Sale in Dwarka',
  ]);
  await page.getByRole('link', { name: '2 Commercial Property For Sale in Dwarka' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('an unknown code or phone number shows a message and stays in the field', async ({ page }) => {
  await signIn(page, { userType: 'manager_ggn' });
  await visit(page, listPath('ggn', 'CR'));
  for (const typed of ['GGN-R-0', 'Sector 12', '920000008']) {
    await find(page, typed);
    await expect(
      page.getByText('No property has this project, owner, code or phone.'),
    ).toBeVisible();
    await expect(findBox(page)).toHaveValue(typed);
  }
});

test('a project or an owner is found from the home page with the keyboard alone', async ({
  page,
}) => {
  const member = await signIn(page, { userType: 'admin' });
  const mark = randomUUID().slice(0, 8);
  const [projectName, ownerName] = [`Tower ${mark}`, `Owner ${mark}`];
  const create = masterCreateCall('ggn', 'projectNameCom');
  await callCms('POST', create, { projectNameCom: projectName }, member.token);
  const shop = await createListing(member, 'ggn', 'propcom', { projectName });
  const more = { ownerName, ownerPhone: '9876500001', stage: 'Draft' };
  const home = await createListing(member, 'dwk', 'propresi', more);
  await visit(page, '/');
  await expect(staffMenuButton(page)).toBeVisible();
  await page.keyboard.press('Control+/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Find a Property' });
  const search = dialog.getByRole('search');
  await expect(findBox(page)).toBeFocused();
  await page.keyboard.type(`none/${mark}`);
  await page.keyboard.press('Enter');
  await expect(search.getByRole('status')).toHaveText(
    'No property has this project, owner, code or phone.',
  );
  await expect(findBox(page)).toHaveValue(`none/${mark}`);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(` ${mark}`);
  await page.keyboard.press('Enter');
  await expect(search.getByRole('status')).toHaveText('Found in 2 places:');
  await expect(search.getByRole('listitem')).toHaveText([
    new RegExp(`^${home.code}: Flat for SALE, .*, Draft$`),
    new RegExp(`^${shop.code}: Shop for SALE in ${projectName}, .*, Withdrawn$`),
  ]);
  await expectReadable(page);
  await tabTo(page, search.getByRole('link', { name: shop.code }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(detailPath('ggn', 'propcom', shop._id)));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('group', { name: /^Staff/ }).first()).toContainText(shop.code);
  await expect(staffMenuButton(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(findBox(page)).toBeFocused();
  await page.keyboard.type(ownerName.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(detailPath('dwk', 'propresi', home._id)));
  await expect(dialog).toBeHidden();
});
