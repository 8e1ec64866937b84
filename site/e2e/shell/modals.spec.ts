import { expect, expectAccessible, tabTo, test, visit, mainHeading } from '../support/fixtures';
import { HOMES } from '../support/lists';
import { parameters } from '../support/api';
import { BANNER } from '../support/carousel';

const POLICIES = [
  ['Terms & Conditions', 'terms'],
  ['Cookies Policy', 'cookie-policy'],
  ['Privacy Policy', 'privacy-policy'],
] as const;

for (const [name, key] of POLICIES) {
  test(`${name} opens in a modal from the footer, and Escape returns the focus`, async ({
    page,
  }) => {
    await visit(page, '/');
    const link = page.getByRole('navigation', { name: 'Policies' }).getByRole('link', { name });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('document')).toContainText(/\w{4}/);
    await expect(page).toHaveURL('/');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('href', `/${key}/`);
  });
}

test.describe('when a part of the site fails to load', () => {
  test.use({ knownError: /ERR_FAILED|ERR_INTERNET/ });

  test('a policy shows an error with Retry', async ({ page }) => {
    await visit(page, '/');
    await page.route('**/page-data/terms/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Terms & Conditions' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('Something went wrong.Please Try Again');
    await expectAccessible(page);
    await page.unroute('**/page-data/terms/**');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('document')).toContainText(/\w{4}/);
  });

  test('the page shows that it is offline until the connection returns', async ({
    page,
    context,
  }) => {
    await visit(page, '/terms/');
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
  });
});

test('call, message and chat are available on every page', async ({ page }) => {
  const { fallbackPhone, chatPhone } = await parameters();
  for (const path of ['/', HOMES.path, '/terms/']) {
    await visit(page, path);
    // The group hides above controls. At its end, no page has controls below the group.
    await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    const group = page.getByRole('list', { name: 'Contact us' });
    await expect(group.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      `tel:+91${fallbackPhone}`,
    );
    await expect(group.getByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      new RegExp(`^sms:\\+91${fallbackPhone}`),
    );
    await expect(group.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/91${chatPhone}`),
    );
  }
});

test(
  'each phone and mail address of the contact modal fits on one line',
  { tag: '@both' },
  async ({ page }) => {
    await visit(page, '/');
    const banner = page.getByRole('region', { name: BANNER });
    await banner.getByRole('link', { name: 'Contact Us' }).first().click();
    const links = page.getByRole('dialog', { name: 'Contact Us' }).getByRole('link');
    await expect(links.filter({ hasText: '@' }).first()).toBeVisible();
    const heights = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().height),
    );
    // A link that wraps to a second line would be higher than a touch target.
    expect(heights.filter((height) => height > 44)).toEqual([]);
  },
);

test('a list scrolls to its bottom and back to its top', async ({ page }) => {
  await visit(page, HOMES.path);
  await page.getByRole('button', { name: 'Scroll to bottom' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expectAccessible(page);
  const up = page.getByRole('button', { name: 'Scroll to top' });
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the registration page opens the terms in a modal and keeps the typed values', async ({
  page,
}) => {
  await visit(page, '/register/');
  await expect(mainHeading(page)).toHaveText('Register');
  const name = page.getByLabel("User's Name");
  await name.fill('Asha Verma');
  const terms = page.getByRole('button', { name: 'Terms & Conditions' });
  await tabTo(page, terms);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('document')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(terms).toBeFocused();
  await expect(name).toHaveValue('Asha Verma');
});
