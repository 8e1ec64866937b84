import { expect, test, visit } from '../support/fixtures';
import { ActionCounter } from '../support/action-counter';
import { signIn } from '../support/accounts';
import { firstLocality } from '../support/listings';
import { imageFiles } from '../support/images';

// Staff see on lists what has no page yet.
test.use({ knownError: /404/ });

const VALUES = {
  'Property For': 'SALE',
  'Property Type': 'Flat',
  'Project Type': 'DDA',
  Demand: '12500000',
  Status: 'Ready To Move',
  'Furnished Status': 'Furnished',
  'Property Status': 'inactive',
};

test('a listing with all required fields and ten images takes at most twenty-nine actions', async ({
  page,
}) => {
  const locality = await firstLocality('dwk');
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, '/dwk/');
  const hand = new ActionCounter();
  await hand.press(page.getByRole('button', { name: 'Staff menu' }));
  await hand.press(page.getByRole('button', { name: 'Create Residential Property' }));
  const form = page.getByRole('dialog', { name: 'Create Residencial Property' });
  await hand.fill(form, VALUES);
  await hand.press(form.getByRole('radio', { name: locality, exact: true }));
  await hand.press(form.getByRole('button', { name: 'Submit' }));
  const message = page.getByRole('dialog', { name: 'Property Created Successfully' });
  const code = /DWK-R-\d+/.exec((await message.textContent()) ?? '')?.[0] ?? 'none';
  await hand.press(message.getByRole('button', { name: 'Add Images' }));

  const card = page.getByRole('article').filter({ hasText: code });
  const dialog = page.getByRole('dialog', { name: 'Upload Images' });
  await hand.choose(dialog.getByText('Choose Images'), await imageFiles(5));
  await hand.choose(dialog.getByText('Choose Images'), await imageFiles(5, 6));
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await hand.press(dialog.getByRole('button', { name: 'Upload' }));
  await expect(page.getByText('Image Added Successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('1 / 10');
  expect(hand.count).toBeLessThanOrEqual(29);
});
