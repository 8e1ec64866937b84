import { expect, test } from './fixtures';

test('a button that is pressed before the scripts are there does what it says when they are', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.route(/\/app-[^/]*\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const release of held) release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByLabel('User Id')).toBeVisible();
});
