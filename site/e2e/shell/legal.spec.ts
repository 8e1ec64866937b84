import { expect, test, visit } from '../support/fixtures';

/** The legal texts, with statements that each must contain. */
const TEXTS = [
  { path: '/terms/', link: 'Terms & Conditions', says: [/5,000/, /refund/i] },
  { path: '/cookie-policy/', link: 'Cookies Policy', says: [/1 November 2020/] },
  { path: '/privacy-policy/', link: 'Privacy Policy', says: [/1 August 2025/] },
];

for (const { path, link, says } of TEXTS) {
  test(`the footer links to ${path}, which has its required statements`, async ({ page }) => {
    await visit(page, '/dwk/');
    // A press opens the text above the page. As a link it can be bookmarked, and works without scripts.
    const named = page.getByRole('contentinfo').getByRole('link', { name: link });
    await expect(named).toHaveAttribute('href', path);
    await visit(page, path);
    const main = page.getByRole('main');
    for (const fact of says) await expect(main).toContainText(fact);
    expect((await main.innerText()).length).toBeGreaterThan(1500);
  });
}

test('no word in the table of the cookie policy is broken', { tag: '@both' }, async ({ page }) => {
  await visit(page, '/cookie-policy/');
  // The name of a stored item may be longer than its column.
  const cells = page.locator('main :is(th, td):not(:has(code))');
  expect(await cells.count()).toBeGreaterThan(0);
  const broken = await cells.evaluateAll((all) =>
    all.flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/[A-Za-z]+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          if (!text) return false;
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word),
    ),
  );
  expect(broken).toEqual([]);
});
