import type { Page } from '@playwright/test';
import { overviewPath } from '../../src/domain';
import { awards, overviews, parameters, reviews } from '../support/api';
import { expect, test, visit, mainHeading } from '../support/fixtures';
import { BANNER } from '../support/carousel';

const section = (page: Page, anchor: string) => page.locator(`#${anchor}`);

test.beforeEach(async ({ page }) => {
  await visit(page, '/');
});

test('the banner has six slides, each with a title, two texts and the link to the contact', async ({
  page,
}) => {
  // Only one slide is visible at a time.
  const hidden = { includeHidden: true };
  const slides = page.getByRole('region', { name: BANNER }).getByRole('article', hidden);
  await expect(slides).toHaveCount(6);
  for (const slide of await slides.all()) {
    await expect(slide.getByRole('heading', hidden)).toHaveText(/\S/);
    await expect(slide.getByRole('paragraph', hidden)).toHaveText([/\S/, /\S/]);
    await expect(slide.getByRole('link', hidden)).toHaveAttribute('href', /#contact$/);
    await expect(slide.getByRole('link', hidden)).toHaveText('Contact Us');
  }
});

test('every section has its anchor, a heading and a line of text', async ({ page }) => {
  for (const anchor of ['about', 'what', 'where', 'service', 'why', 'review', 'award', 'contact']) {
    await test.step(anchor, async () => {
      await expect(section(page, anchor).getByRole('heading', { level: 2 })).toHaveText(/\S/);
      await expect(section(page, anchor).getByRole('paragraph').first()).toHaveText(/\S/);
    });
  }
});

test('About Us has five figures, Why Choose Us four cards, Services eight, and the regions two links', async ({
  page,
}) => {
  const figures = section(page, 'about').getByRole('definition');
  await expect(figures).toHaveText(['30+', '50+', '130+', '200+', '8']);
  await expect(section(page, 'why').getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(section(page, 'service').getByRole('heading', { level: 3 })).toHaveCount(8);
  const links = section(page, 'where').getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute('href', '/dwk/');
  await expect(links.nth(1)).toHaveAttribute('href', '/ggn/');
});

test('every overview is shown and links to the list that it is about', async ({ page }) => {
  const stored = await overviews();
  const cards = section(page, 'what').getByRole('article');
  await expect(cards).toHaveCount(stored.length);
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter(({ list }) => list !== null).length).toBeGreaterThan(0);
  for (const [index, overview] of stored.entries()) {
    await expect(cards.nth(index).getByRole('heading')).toHaveText(overview.heading ?? '');
    const link = cards.nth(index).getByRole('link');
    await expect(link).toHaveAttribute('href', overviewPath(overview));
  }
});

test('the reviews are shown with their stars, newest first', async ({ page }) => {
  const stored = await reviews();
  const cards = section(page, 'review').getByRole('article');
  await expect(cards).toHaveCount(stored.reviews.length);
  expect(stored.reviews.length).toBeGreaterThan(0);
  for (const [index, { name, review, rating }] of stored.reviews.entries()) {
    await expect(cards.nth(index)).toContainText(name);
    await expect(cards.nth(index)).toContainText(review);
    await expect(cards.nth(index)).toContainText(`${String(rating)} of 5 stars`);
  }
});

test('the awards are shown in the order of their position', async ({ page }) => {
  const stored = await awards();
  expect(stored.length).toBeGreaterThan(0);
  await expect(section(page, 'award').getByRole('heading', { level: 3 })).toHaveText(
    stored.map(({ head }) => head),
  );
});

test('Contact Us has both offices, their maps, every phone, mail address and RERA number', async ({
  page,
}) => {
  const { headOffice, branchOffice, phones, emails, reraNumbers } = await parameters();
  const contact = section(page, 'contact');
  for (const office of [headOffice, branchOffice]) {
    await expect(contact).toContainText(office.address);
    await expect(contact.locator(`a[href="${office.mapUrl}"]`)).toHaveCount(1);
  }
  for (const phone of phones) {
    await expect(contact.locator(`a[href="tel:+91${phone}"]`).first()).toBeVisible();
  }
  for (const email of emails) {
    await expect(contact.locator(`a[href="mailto:${email}"]`)).toBeVisible();
  }
  for (const { authority, number } of reraNumbers) {
    await expect(contact.getByText(authority)).toBeVisible();
    await expect(contact.getByText(number)).toBeVisible();
  }
});

test('the footer has every link, both offices, the social links, RERA numbers and the copyright', async ({
  page,
}) => {
  const { headOffice, branchOffice, socialLinks, reraNumbers, copyrightSince, brandName } =
    await parameters();
  const footer = page.getByRole('contentinfo');
  const links = [
    ...['Home', 'About Us', 'Services', 'Why Choose Us', 'Reviews', 'Awards', 'Contact Us'],
    ...['Properties Dwarka', 'Properties Dwarka Expressway', 'Cookies Policy', 'Privacy Policy'],
    ...socialLinks.map(({ name }) => name),
  ];
  for (const name of links) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const { name, mapUrl } of [headOffice, branchOffice]) {
    await expect(footer).toContainText(name);
    await expect(footer.locator(`a[href="${mapUrl}"]`)).toBeVisible();
  }
  expect(reraNumbers.length).toBeGreaterThan(0);
  for (const { number } of reraNumbers) await expect(footer.getByText(number)).toBeVisible();
  await expect(footer).toContainText(`© ${String(copyrightSince)}`);
  await expect(footer).toContainText(brandName);
});

test('the search bar leads to the list of its three choices', async ({ page }) => {
  const bar = page.getByRole('search');
  for (const choice of ['Dwarka Expressway', 'Rent', 'Commercial']) {
    await bar.getByRole('radio', { name: choice }).check();
  }
  await bar.getByRole('link', { name: /Search/ }).click();
  await expect(page).toHaveURL('/ggn/propcom/PropComRentSearchList');
  await expect(mainHeading(page)).toHaveText(/^\d+ Commercial Property For Rent in Gurugram$/);
});
