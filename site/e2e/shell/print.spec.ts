import type { Locator, Page } from '@playwright/test';
import { parameters, search } from '../support/api';
import { expect, test, visit, mainHeading } from '../support/fixtures';
import { ALL_LISTS, cardsOf } from '../support/lists';
import { BANNER, controlsOf } from '../support/carousel';

/** A sheet of A4, without its margins. */
const PAPER = { width: 690, height: 1000 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PAPER);
});

const print = (page: Page) => page.emulateMedia({ media: 'print' });
const spaced = (phone: string) => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
const seen = (all: Locator) => all.filter({ visible: true });

/** Fails if one of these elements is outside the sheet. */
async function expectOnSheet(items: Locator, count: number): Promise<void> {
  await expect(seen(items)).toHaveCount(count);
  const ends = await items.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().right).filter((right) => right > 0),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(PAPER.width);
}

for (const state of ['asleep', 'awake'] as const) {
  test(`the home page prints its heading and all its cards, with its carousels ${state}`, async ({
    page,
  }) => {
    const { headOffice, branchOffice, phones, reraNumbers } = await parameters();
    await visit(page, '/');
    const services = page.locator('#service');
    if (state === 'awake') {
      await services.scrollIntoViewIfNeeded();
      await expect(controlsOf(services).next).toBeVisible();
    }
    await print(page);
    const banner = page.getByRole('region', { name: BANNER });
    await expect(seen(banner.getByRole('article'))).toHaveCount(1);
    await expect(banner.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOnSheet(services.locator('article'), 8);
    const contact = page.locator('#contact');
    for (const { address, phone } of [headOffice, branchOffice]) {
      await expect(seen(page.getByText(address))).toHaveCount(1);
      await expect(contact.getByText(spaced(phone)).first()).toBeVisible();
    }
    for (const phone of phones) {
      await expect(contact.getByText(spaced(phone)).first()).toBeVisible();
    }
    for (const { number } of reraNumbers) {
      await expect(seen(page.getByText(number))).toHaveCount(1);
    }
  });
}

for (const { area, list, path, heading } of ALL_LISTS) {
  test(`${path} prints its cards and the phone numbers`, async ({ page }) => {
    const { lists, count } = await search(area, list);
    const { fallbackPhone, headOffice } = await parameters();
    await visit(page, path);
    await print(page);
    await expect(mainHeading(page)).toHaveText(`${String(count)} ${heading}`);
    for (const [index, { phoneOfContactPerson }] of lists.entries()) {
      const phone = spaced(phoneOfContactPerson ?? fallbackPhone);
      await expect(cardsOf(page).nth(index).getByText(`Call ${phone}`)).toBeVisible();
    }
    await expectOnSheet(cardsOf(page), lists.length);
    await expect(page.getByRole('contentinfo').getByText(headOffice.address)).toBeVisible();
  });
}
