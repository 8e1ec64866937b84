import { expect, test, visit } from './fixtures';

/** What the texts must say, beside being whole. */
const TEXTS = [
  { path: '/terms/', link: 'Terms & Conditions', says: [/5,000/, /refund/i] },
  { path: '/cookie-policy/', link: 'Cookies Policy', says: [/1 November 2020/] },
  { path: '/privacy-policy/', link: 'Privacy Policy', says: [/1 August 2025/] },
];

for (const { path, link, says } of TEXTS) {
  test(`${path} is reached from the footer and says what it must`, async ({ page }) => {
    await visit(page, '/dwk/');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    const text = await page.getByRole('main').innerText();
    expect(text.length).toBeGreaterThan(1500);
    for (const fact of says) expect(text).toMatch(fact);
  });
}
