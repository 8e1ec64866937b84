import { KIND_FACTS, detailCall, detailPath, editCall, listPath } from '../../src/domain';
import type { Listing } from '../../src/domain';
import { search } from '../support/api';
import { memberOf, signIn } from '../support/accounts';
import type { Member } from '../support/accounts';
import {
  expect,
  expectAccessibleInBothSchemes,
  test,
  visit,
  expectReadableInBothSchemes,
  mainHeading,
} from '../support/fixtures';
import { callCms } from '../support/http';
import { itemOf, readJsonLd } from '../support/json-ld';
import { createListing, localities } from '../support/listings';
import { read, untilPublished } from '../support/published-site';
import { toolOf } from '../support/listing-form';

// The address of a listing whose page has ended answers 410.
test.use({ knownError: /status of 410/ });
test.describe.configure({ mode: 'serial' });

const SIZES = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
] as const;

let member: Member;
let listing: Listing;

async function edit(values: object, id = listing._id): Promise<void> {
  const call = editCall('dwk', 'propresi', id);
  const { status, revision } = await callCms('PUT', call, values, member.token);
  expect(status).toBe(200);
  await untilPublished(revision);
}
const address = () => detailPath('dwk', 'propresi', listing._id);

/** A locality in which no home is for sale. */
async function emptyLocality(): Promise<string> {
  for (const locality of await localities('dwk'))
    if ((await search('dwk', 'RS', { localityA: [locality] })).count === 0) return locality;
  throw new Error('Every locality has homes for sale.');
}

test.beforeAll(async () => {
  member = await memberOf({ userType: 'admin' });
  const { lists } = await search('dwk', 'RS');
  listing = await createListing(member, 'dwk', 'propresi', {
    locality: lists[0]?.locality,
    ...{ [KIND_FACTS.propresi.statusField]: 'active', bedroom: '3', areaSuper: 1450 },
    ...{ areaSuperUnit: 'sq. ft.', phoneOfContactPerson: '9100000007' },
  });
});
test.afterAll(async () => {
  await edit({ stage: 'Withdrawn' });
});

for (const size of SIZES) {
  const at = `at ${String(size.width)} pixels`;

  test(`the page of a sold home offers nothing but similar ones, ${at}`, async ({ page }) => {
    await edit({ stage: 'Closed', closedOn: null });
    await page.setViewportSize(size);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, address());
    const main = page.getByRole('main');
    await expect(main.getByText(/^Sold on \d{1,2} [A-Z][a-z]{2} \d{4}$/)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('3 BHK Flat');
    await expect(main.getByRole('heading', { name: 'Similar Properties' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Summary' })).not.toContainText('₹');
    // The cards of similar homes have their own contact buttons.
    const contacts = main.getByRole('link', { name: /^(Call|Enquire|SMS|Message|WhatsApp)/ });
    const inCards = main.getByRole('article').getByRole('article').getByRole('link');
    await expect(contacts).toHaveCount(await contacts.and(inCards).count());
    await expect(page.getByRole('list', { name: 'Contact us' })).toHaveCount(0);
    const items = readJsonLd(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(itemOf(items, 'RealEstateListing').offers).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    });
    await expectReadableInBothSchemes(page);
    // The CMS shows visitors no closed listing.
    const call = detailCall('dwk', 'propresi', listing._id);
    expect(asked.filter((url) => url.endsWith(call))).toEqual([]);
  });

  test(`a home that was sold long ago leads to its locality, ${at}`, async ({ page }) => {
    await edit({ stage: 'Closed', closedOn: '2026-01-31' });
    await page.setViewportSize(size);
    expect((await visit(page, address()))?.status()).toBe(410);
    await expect(page.getByRole('heading', { name: 'THIS PROPERTY IS SOLD' })).toBeVisible();
    await expectReadableInBothSchemes(page);
    await page.getByRole('link', { name: `in ${String(listing.locality)}` }).click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(listPath('dwk', 'RS')));
    expect(new URL(page.url()).searchParams.get('localityA')).toBe(listing.locality);
  });
}

test('a sold home without neighbours shows similar ones of other localities, as they are', async () => {
  const { locality } = listing;
  await edit({ stage: 'Closed', closedOn: null, locality: await emptyLocality() });
  const other = await createListing(member, 'dwk', 'propresi', {
    ...{ locality, expectedPrice: listing.expectedPrice, bedroom: '3' },
  });
  const shown = async () => (await read(address())).text.includes(other._id);
  expect(await shown()).toBe(false);
  await edit({ stage: 'Available' }, other._id);
  expect(await shown()).toBe(true);
  await edit({ expectedPrice: 999_000_000 }, other._id);
  expect(await shown()).toBe(false);
  await edit({ expectedPrice: listing.expectedPrice }, other._id);
  expect(await shown()).toBe(true);
  await edit({ stage: 'Withdrawn' }, other._id);
  expect(await shown()).toBe(false);
  await edit({ locality });
});

test('staff see a home at its address after its page has ended', async ({ page }) => {
  await edit({ stage: 'Closed', closedOn: '2026-01-31' });
  await signIn(page, { userType: 'manager_dwk' });
  expect((await visit(page, address()))?.status()).toBe(410);
  await expect(mainHeading(page)).toHaveText('3 BHK Flat');
  await expect(page.getByText('Sold on 31 Jan 2026')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit Stage: / })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('staff see a sold home’s page with its tools, and can offer it again', async ({ page }) => {
  await edit({ stage: 'Closed', closedOn: null });
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, address());
  await expect(page.getByText(/^Sold on \d{1,2} [A-Z][a-z]{2} \d{4}$/)).toBeVisible();
  const tool = (name: string) => toolOf(page, name, listing.code);
  await expect(tool('Edit')).toBeVisible();
  await expect(tool('Edit Price')).toHaveCount(0);
  await tool('Edit Stage').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Available' }).click();
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  await expect(page.getByText('₹ 43.21 Lac').first()).toBeVisible();
  await expect(tool('Edit Price')).toBeVisible();
});
