import { expect, expectAccessible, expectNoSideways, test } from './fixtures';
import { byState, expectSaid } from './labels/label';
import { STAFF_LABELS } from './labels';
import { READERS } from './labels/staff/state';
import { STAFF_STATES } from './labels/staff/states';
import type { StaffStateKey } from './labels/staff/states';
import { signInAsNew } from './own-accounts';

// Some states are those of a refusal, or of a CMS that does not answer.
test.use({ knownError: /status of (4|5)\d\d|ERR_FAILED/ });

/** One of each kind of state: menus, forms, faults, questions, toasts, lists, refusals; by day and by night. */
const STATES: readonly StaffStateKey[] = [
  ...(['an admin’s menu in Dwarka', 'the homes of a list', 'the page of a home'] as const),
  ...(['a new home for rent in Gurugram', 'a new shop for sale in Dwarka'] as const),
  ...(['a new home that lacks everything', 'an edited shop', 'a duplicated home'] as const),
  ...(['a created home', 'a saved home', 'a home to be deleted'] as const),
  ...(['an edit of a home that fails', 'a save without a session'] as const),
  ...(['the images of a home that are to come', 'more images than five'] as const),
  ...(['a plan among the images', 'images that fail'] as const),
  ...(['the images of a home', 'a selected image', 'images to be deleted'] as const),
  ...(['deleted images', 'the last images, deleted'] as const),
  ...(['the search of an admin', 'the form Create Locality', 'a Locality that is there'] as const),
  ...(['the list View Locality', 'a Locality to be deleted', 'a created Locality'] as const),
  ...(['the form of an award', 'an award without a heading', 'the form of an overview'] as const),
  ...(['staff’s form of a review', 'staff’s search of reviews'] as const),
  ...(['a review that lacks everything', 'the user list', 'the search of users'] as const),
  ...(['a super admin’s form of a user', 'a user with wrong phones'] as const),
  ...(['the form of a user’s password', 'a password that is none'] as const),
  ...(['the detail of a user', 'the user list of a visitor'] as const),
  ...(['the super admins’ login', 'a login with another session'] as const),
  'the super admins’ area',
];
const TEXTS = byState(STAFF_LABELS);

for (const where of STATES) {
  test(`${where}: no fault that axe finds, and no wider than its window`, async ({ page }) => {
    const { as, open } = STAFF_STATES[where];
    const account = READERS[as];
    if (account) await signInAsNew(page, account);
    await open(page);
    await expectSaid(page, TEXTS.get(where) ?? []);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoSideways(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });
}
