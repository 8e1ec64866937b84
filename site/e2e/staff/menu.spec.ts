import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, visit } from '../support/fixtures';
import { staffMenuButton, accountMenu } from '../support/forms';
import { signIn } from '../support/accounts';

const REGION = [
  ...['Create Residential Property', 'Create Commercial Property'],
  ...['Create Locality', 'View Locality'],
  ...['Create Residential Project Name', 'View Residential Project Name'],
  ...['Create Commercial Project Name', 'View Commercial Project Name'],
];
/** The entry of admins alone. */
const OF_ADMIN = [...REGION, 'Import Listings'];
const HOME = ['Create Award', 'Create Prop Overview'];
const INBOX = ['Enquiries'];
const OF_STAFF = [...INBOX, 'Dashboard', 'Find a Property', 'To Check', 'Bin'];
const USERS = [...OF_STAFF, 'User List', 'History of Texts'];
const WORK = [...HOME, ...OF_STAFF];
/** The entry for executives, who can read accounts: it opens their own account. */
const OWN_DETAIL = [...INBOX, 'User Detail'];
const OWNER = [...USERS, 'Super admin', 'Audit Trail'];

/** The entries of each account's side menu on each page; without entries there is no menu. */
const MENUS = [
  {
    made: { userType: 'manager_dwk' },
    '/': WORK,
    '/dwk/': [...REGION, ...OF_STAFF],
    '/ggn/': OF_STAFF,
  },
  {
    made: { userType: 'manager_ggn' },
    '/': WORK,
    '/dwk/': OF_STAFF,
    '/ggn/': [...REGION, ...OF_STAFF],
  },
  {
    made: { userType: 'admin' },
    '/': [...HOME, ...USERS],
    '/dwk/': [...OF_ADMIN, ...USERS],
    '/ggn/': [...OF_ADMIN, ...USERS],
  },
  {
    made: { userType: 'visiter', superAdmin: true },
    '/': [...HOME, ...OWNER],
    '/dwk/': [...OF_ADMIN, ...OWNER],
    '/ggn/': [...OF_ADMIN, ...OWNER],
  },
  { made: { userType: 'visiter' }, '/': [], '/dwk/': [], '/ggn/': [] },
  { made: { userType: 'account' }, '/': [], '/dwk/': [], '/ggn/': [] },
  {
    made: { userType: 'executive' },
    '/': OWN_DETAIL,
    '/dwk/': OWN_DETAIL,
    '/ggn/': OWN_DETAIL,
  },
] as const;

async function expectMenu(page: Page, path: string, entries: readonly string[]): Promise<void> {
  await visit(page, path);
  await expect(accountMenu(page)).toHaveCount(1);
  if (entries.length === 0) {
    await page.waitForLoadState('networkidle');
    await expect(staffMenuButton(page)).toHaveCount(0);
    return;
  }
  await staffMenuButton(page).click();
  const menu = page.getByRole('dialog', { name: /^Staff/ });
  await expect(menu.getByRole('listitem')).toHaveCount(entries.length);
  const texts = await menu.getByRole('listitem').allTextContents();
  // The number of new enquiries depends on other specs.
  const shown = texts.map((text) => text.replace(/[\d,]+ new$/, ''));
  expect([...shown].sort()).toEqual([...entries].sort());
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(staffMenuButton(page)).toBeFocused();
}

for (const { made, ...menus } of MENUS) {
  test(`the staff menu of ${JSON.stringify(made)} has the permitted entries on each page`, async ({
    page,
  }) => {
    await signIn(page, made);
    for (const [path, entries] of Object.entries(menus)) await expectMenu(page, path, entries);
  });
}
