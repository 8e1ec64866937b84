import { search } from '../support/api';
import { expectResults } from '../support/search-results';
import { expect, test, mainHeading } from '../support/fixtures';
import { cardsOf, HOMES } from '../support/lists';
import { expectNoShift, watchShifts } from '../support/layout-shift';
import { openBeforeHydration } from '../support/open-before-hydration';

// The test blocks the sent requests.
test.use({ knownError: /ERR_FAILED/ });

test('a click before hydration takes effect after it', async ({ page }) => {
  const come = await openBeforeHydration(page, '/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  come();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByLabel('User Id')).toBeVisible();
});

test('a form submitted before hydration is sent after it, and its values never reach the address', async ({
  page,
}) => {
  const asked = page.waitForRequest('**/api/user/create');
  await page.route('**/api/user/create', (route) => route.abort());
  const come = await openBeforeHydration(page, '/register/');
  await page.getByLabel("User's Name").fill('Asha Verma');
  await page.getByLabel("User's Mobile as user ID").fill('9876501234');
  await page.getByLabel('Password', { exact: true }).fill('Secret@123');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Secret@123');
  await page.getByLabel('I agree').check();
  come();
  await page.getByRole('button', { name: 'Signup' }).click();
  expect((await asked).postData()).toContain('Asha Verma');
  expect(page.url()).not.toContain('?');
});

test('a login submitted with Enter before hydration is sent after it', async ({ page }) => {
  const asked = page.waitForRequest('**/api/SuperAdmin/Login');
  await page.route('**/api/SuperAdmin/Login', (route) => route.abort());
  const come = await openBeforeHydration(page, '/sadmin/');
  await page.getByLabel('User Id').fill('9000000001');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Secret@123');
  await password.press('Enter');
  expect(page.url()).not.toContain('?');
  come();
  expect((await asked).postData()).toContain('9000000001');
});

test('a sort order selected before hydration applies after it', async ({ page }) => {
  const come = await openBeforeHydration(page, HOMES.path);
  const sort = page.getByLabel('Sort');
  await sort.selectOption({ index: 1 });
  const chosen = await sort.inputValue();
  come();
  await expect(page).toHaveURL(/\?/);
  await expect(sort).toHaveValue(chosen);
});

test('before hydration a list with a search in its address is dimmed', async ({ page }) => {
  await watchShifts(page);
  const come = await openBeforeHydration(page, `${HOMES.path}?bedroomA=3`);
  const parts = [mainHeading(page), cardsOf(page).first()];
  const opacities = () =>
    Promise.all(
      parts.map((part) =>
        part.evaluate((element) => {
          let opacity = 1;
          for (let one: Element | null = element; one; one = one.parentElement) {
            opacity *= Number(getComputedStyle(one).opacity);
          }
          return opacity;
        }),
      ),
    );
  await expect.poll(opacities).toEqual([0.45, 0.45]);
  await expect(page.getByLabel('Sort')).toHaveCSS('opacity', '1');
  come();
  await expectResults(page, await search(HOMES.area, HOMES.list, { bedroomA: ['3'] }));
  await expect.poll(opacities).toEqual([1, 1]);
  await expectNoShift(page);
});

test('before hydration a list without a search is not dimmed', async ({ page }) => {
  const come = await openBeforeHydration(page, HOMES.path);
  await expect(cardsOf(page).first()).toBeVisible();
  const dimmed = page
    .locator('main *')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity === '0.45').length);
  expect(await dimmed).toBe(0);
  come();
});

test('contact buttons that the browser receives in parts cause no layout shift', async ({
  page,
}) => {
  await watchShifts(page);
  const come = await openBeforeHydration(page, '/');
  await page.locator('aside[aria-label="Contact and scrolling"]').evaluate(async (corner) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const list = corner.querySelector('ul');
    const group = list?.parentElement;
    if (!list || !group) throw new Error('There are no contact buttons.');
    const links = [...list.children];
    list.replaceChildren();
    group.remove();
    await frame();
    corner.append(group);
    for (const link of links) {
      await frame();
      list.append(link);
    }
    await frame();
  });
  await expectNoShift(page);
  come();
});
