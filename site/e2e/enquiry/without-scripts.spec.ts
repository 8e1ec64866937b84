import { freshPhone } from '../support/accounts';
import { enquiriesOf } from '../support/visitor-enquiries';
import { expect, expectNoHorizontalScroll, test } from '../support/fixtures';
import { search } from '../support/api';
import { field } from '../support/forms';
import { HOMES } from '../support/lists';

test.use({ javaScriptEnabled: false, knownError: /status of 400/ });

test('without scripts an enquiry is a form of the CMS', { tag: '@both' }, async ({ page }) => {
  const { lists } = await search(HOMES.area, HOMES.list);
  const [home] = lists;
  await page.goto(`/dwk/propresi/PropResiDetail/${home?._id ?? ''}`);
  await page
    .locator('aside, [data-bottom-bar]')
    .getByRole('link', { name: 'Enquire', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Enquire');
  await expect(field(page, 'Message')).toHaveValue(new RegExp(home?.code ?? 'none'));
  await expect(main).toContainText('Notice about Enquiries');
  await expect(main.locator('[lang="hi"]')).toContainText('मोबाइल नंबर');
  await expectNoHorizontalScroll(page);

  const phone = freshPhone();
  await field(page, 'Name').fill('Asha Verma');
  await field(page, 'Mobile Number (ten digits)').fill(phone);
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Please agree to be contacted');
  await expect(field(page, 'Name')).toHaveValue('Asha Verma');
  await page.getByRole('checkbox').check();
  // The form must be open for a moment before it is taken.
  await expect(async () => {
    if (await send.isVisible()) await send.click();
    await expect(main).toContainText(/ENQ-\d{6}/, { timeout: 1000 });
  }).toPass();
  expect(await enquiriesOf(phone)).toHaveLength(1);
});
