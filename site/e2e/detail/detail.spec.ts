import { dayMonthText, KIND_FIELDS, LISTS, REGIONS, detailPath } from '../../src/domain';
import type { KindField, Listing } from '../../src/domain';
import { detail, oldestListing, parameters, search } from '../support/api';
import { expect, test, visit, mainHeading } from '../support/fixtures';
import { ALL_LISTS, cardsOf, HOMES } from '../support/lists';

/** Fields that the page shows outside the rows of facts, if they have a value. */
const APART: readonly string[] = [
  ...['description', 'amenities', 'videoPath', 'phoneOfContactPerson'],
  ...['stage', 'propresiStatus', 'propcomStatus'],
];

const isKnown = (property: Listing, { name, type }: KindField): boolean => {
  const value = property[name];
  if (Array.isArray(value)) return value.length > 0;
  return type === 'area' ? Number(value) > 0 : value !== null && value !== undefined;
};

/** Returns a published listing that matches the condition. Throws if there is none. */
async function firstListing(isWanted: (listing: Listing) => boolean) {
  for (const { area, list } of ALL_LISTS) {
    const { kind } = LISTS[list];
    for (const { _id } of (await search(area, list, {}, 0, 100)).lists) {
      const property = await detail(area, kind, _id);
      if (isWanted(property)) return { area, kind, property };
    }
  }
  throw new Error('No listing of the sample content is as this story needs it.');
}

for (const { area, list, path } of ALL_LISTS) {
  const { kind } = LISTS[list];

  test(`a property of ${path} shows its known fields and no others, and the RERA numbers of the brokerage`, async ({
    page,
  }) => {
    const property = await detail(area, kind, (await oldestListing(area, list))._id);
    await visit(page, detailPath(area, kind, property._id));
    const title = mainHeading(page);
    for (const part of [property.propertyType, `for ${String(property.propertyFor)}`]) {
      await expect(title).toContainText(part ?? '');
    }
    const labels = await page.getByRole('main').getByRole('term').allTextContents();
    for (const field of KIND_FIELDS[kind]) {
      if (field.type === 'unit' || APART.includes(field.name)) continue;
      expect(labels.includes(field.label), field.label).toBe(isKnown(property, field));
    }
    await expect(page.getByRole('main')).toContainText(property.code);
    const checked = `Checked on ${dayMonthText(property.checkedOn ?? '')}`;
    await expect(page.getByText(checked, { exact: true })).toBeVisible();
    for (const amenity of property.amenities ?? []) {
      await expect(page.getByRole('listitem').filter({ hasText: amenity }).first()).toBeVisible();
    }
    if (property.description) {
      await expect(page.getByRole('main')).toContainText(property.description);
    }
    const { reraNumbers } = await parameters();
    const summary = page.getByRole('complementary', { name: 'Summary' });
    expect(reraNumbers.length).toBeGreaterThan(0);
    for (const { number } of reraNumbers) await expect(summary.getByText(number)).toBeVisible();
  });
}

test('the title states rooms, type, purpose and project', async ({ page }) => {
  const { lists } = await search(HOMES.area, HOMES.list, { bedroomA: ['3'] });
  const home = lists.find(({ projectName }) => projectName);
  expect(home).toBeDefined();
  await visit(page, detailPath('dwk', 'propresi', home?._id ?? ''));
  await expect(mainHeading(page)).toHaveText(
    `3 BHK ${home?.propertyType ?? ''} for SALE in ${home?.projectName ?? ''}`,
  );
});

for (const own of [true, false]) {
  const whose = own ? 'the listing’s own phone' : 'the fallback phone, where it has none';

  test(`call, chat and message use ${whose}`, async ({ page }) => {
    const { area, kind, property } = await firstListing(
      (one) => !!one.phoneOfContactPerson === own,
    );
    const { fallbackPhone } = await parameters();
    const phone = `91${property.phoneOfContactPerson ?? fallbackPhone}`;
    const path = detailPath(area, kind, property._id);
    await visit(page, path);
    const hrefOf = async (name: string) => {
      // The card of a similar property has links of the same name.
      const own = page.locator('main a:not(li a)').filter({ visible: true });
      const link = own.and(page.getByRole('link', { name, exact: true }));
      return decodeURIComponent((await link.first().getAttribute('href')) ?? '');
    };
    expect(await hrefOf('Call')).toBe(`tel:+${phone}`);
    for (const [name, start] of [
      ['WhatsApp', `https://wa.me/${phone}?text=`],
      ['SMS', `sms:+${phone}?body=`],
    ] as const) {
      const href = await hrefOf(name);
      expect(href.startsWith(start)).toBe(true);
      for (const part of [REGIONS[area].contactPhrase, property.code, path])
        expect(href).toContain(part);
    }
  });
}

test('six similar properties of the list are shown, those of the locality first, and can be opened', async ({
  page,
}) => {
  const { lists } = await search(HOMES.area, HOMES.list, {}, 0, 100);
  const alike = (id: string, locality: unknown) =>
    lists.filter((other) => other.locality === locality && other._id !== id);
  const home = lists.find(({ _id, locality }) => alike(_id, locality).length > 0);
  expect(home).toBeDefined();
  const others = alike(home?._id ?? '', home?.locality);
  await visit(page, detailPath('dwk', 'propresi', home?._id ?? ''));
  const similar = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: 'Similar Properties' }) });
  const cards = similar.getByRole('article');
  await expect(cards).toHaveCount(6);
  const first = cards.first().getByRole('link', { name: /^Detail/ });
  const href = (await first.getAttribute('href')) ?? '';
  expect(others.map(({ _id }) => `/dwk/propresi/PropResiDetail/${_id}`)).toContain(href);
  await first.click();
  await expect(page).toHaveURL(href);
});

test('the link back leads to the list with its search', async ({ page }) => {
  const left = `${HOMES.path}?propertyTypeA=Flat&page=1&sorting=Sector`;
  await visit(page, left);
  const card = cardsOf(page).first();
  await expect(page).toHaveURL(left);
  await card.getByRole('link', { name: /^Detail/ }).click();
  await expect(page).toHaveURL(/PropResiDetail/);
  await page.getByRole('main').getByRole('link', { name: 'Residential Property For Sale' }).click();
  await expect(page).toHaveURL(left);
});

test('areas are shown in the selected unit', async ({ page }) => {
  const { lists } = await search(HOMES.area, HOMES.list, {}, 0, 100);
  const home = lists.find(
    ({ areaSuper, areaSuperUnit }) => areaSuper && areaSuperUnit === 'sq. ft.',
  );
  expect(home).toBeDefined();
  await visit(page, detailPath('dwk', 'propresi', home?._id ?? ''));
  await page.getByLabel('Areas in').selectOption('sq. yards');
  const yards = (home?.areaSuper ?? 0) / 9;
  const value = yards.toLocaleString('en-IN', { maximumFractionDigits: 2 });
  await expect(page.getByText(`${value} sq. yards`).first()).toBeVisible();
});
