import type { Page } from '@playwright/test';
import { memberOf, signIn } from '../support/accounts';
import { newEnquiry } from '../support/enquiries';
import { expect, test, visit, mainHeading } from '../support/fixtures';
import { callCms } from '../support/http';

interface Figure {
  readonly href: string;
  readonly number: number;
}

const numberIn = (text: string): number => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));

/** The figures of the dashboard that link to the inbox. */
async function figuresOf(page: Page, address: string): Promise<readonly Figure[]> {
  await visit(page, address);
  await page.getByText('Show the Numbers').click();
  const links = await page.locator('main a[href^="/enquiries/?"]').all();
  return await Promise.all(
    links.map(async (link) => ({
      href: (await link.getAttribute('href')) ?? '',
      number: numberIn(await link.innerText()),
    })),
  );
}

/** How many enquiries a list finds by the filters of its address. */
async function totalOf(href: string): Promise<number> {
  const { token } = await memberOf({ userType: 'admin' });
  const values = Object.fromEntries(new URL(href, 'http://site').searchParams);
  const body = { values, limit: 1 };
  return (await callCms<{ count: number }>('POST', '/api/EnquirySearch', body, token)).body.count;
}

for (const address of ['/dashboard/', '/dashboard/?by=month&area=dwk']) {
  test(`every figure of enquiries links to a list of as many: ${address}`, async ({ page }) => {
    await newEnquiry({ source: 'Walk-in' });
    await signIn(page, { userType: 'admin' });
    const right = new Set<string>();
    // Other specs add and change enquiries meanwhile: each figure must be right once.
    await expect
      .poll(
        async () => {
          const wrong: string[] = [];
          for (const { href, number } of await figuresOf(page, address)) {
            const total = right.has(href) ? number : await totalOf(href);
            if (total === number) right.add(href);
            else wrong.push(`${href}: ${String(number)}, and the list has ${String(total)}`);
          }
          return wrong;
        },
        { timeout: 60_000 },
      )
      .toEqual([]);
    const filters = [...right].flatMap((href) => [...new URL(href, 'http://site').searchParams]);
    for (const name of ['status', 'source', 'locality', 'listing', 'owner'])
      expect(filters.map(([key]) => key)).toContain(name);
    expect(filters).toContainEqual(['listing', 'none']);
  });
}

test('the lists of a source and of enquiries without a listing show their filters', async ({
  page,
}) => {
  await newEnquiry({ source: 'Walk-in' });
  await signIn(page, { userType: 'manager_dwk' });
  for (const [row, chip] of [
    [/^Walk-in/, 'Remove Source Walk-in'],
    [/^Without a Listing/, 'Remove Listing None'],
  ] as const) {
    await visit(page, '/dashboard/');
    const link = page.getByRole('row', { name: row }).getByRole('link');
    const number = numberIn(await link.innerText());
    await link.click();
    await expect(page.getByRole('link', { name: chip })).toBeVisible();
    const heading = mainHeading(page);
    await expect(heading).toHaveText(/^[\d,]+ Enquir(y|ies)$/);
    expect(numberIn(await heading.innerText())).toBeGreaterThanOrEqual(number);
  }
});
