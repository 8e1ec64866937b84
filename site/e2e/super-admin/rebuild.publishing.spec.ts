import { expect, expectAccessible, tabTo, test, visit } from '../support/fixtures';
import { signIn } from '../support/accounts';
import { publisherState } from '../support/published-site';

test('a super admin rebuilds the site by keyboard and sees the progress', async ({ page }) => {
  test.setTimeout(300_000);
  const { release } = await publisherState();
  await signIn(page, { superAdmin: true });
  await visit(page, '/sadmin/');
  const rebuild = page.getByRole('button', { name: 'Rebuild' });
  await expect(page.getByText('Everything that was written is on the pages.')).toBeVisible();
  await tabTo(page, rebuild);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Rebuild the site?' });
  await tabTo(page, question.getByRole('button', { name: 'Rebuild' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rebuild Started')).toBeVisible();
  await expect(page.getByText('The site is being built anew.')).toBeVisible();
  await expect(rebuild).toBeDisabled();
  await expectAccessible(page);
  await expect(page.getByText('Everything that was written is on the pages.')).toBeVisible({
    timeout: 240_000,
  });
  await expect(rebuild).toBeEnabled();
  await expect(page.getByRole('definition').first()).toContainText('second');
  expect((await publisherState()).release).toBeGreaterThan(release);
});
