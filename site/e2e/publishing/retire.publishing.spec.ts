import { signIn } from '../support/accounts';
import { KIND_FACTS, listPath } from '../../src/domain';
import { MANY, pick, press } from '../support/keyboard';
import { expect, tabTo, test, visit } from '../support/fixtures';
import { topDialog, field } from '../support/forms';
import { createListing, readListing } from '../support/listings';
import { cardOf } from '../support/lists';
import { toolOf } from '../support/listing-form';

const STATUS = KIND_FACTS.propresi.statusField;

// For staff, lists contain properties without a published page; a request for such a page returns 404.
test.use({ knownError: /404/ });

test('the keyboard alone closes a property, and visitors no longer find it', async ({ page }) => {
  const member = await signIn(page, { userType: 'manager_dwk' });
  const { _id, code } = await createListing(member, 'dwk', 'propresi', { [STATUS]: 'active' });
  const nobody = { ...member, token: '' };
  expect(await readListing(nobody, 'dwk', 'propresi', _id)).not.toBeNull();
  await visit(page, `${listPath('dwk', 'RS')}?code=${code}`);
  await press(page, toolOf(page, 'Edit', code), 120);
  const form = topDialog(page);
  const stage = field(form, 'Stage');
  await expect(stage).toBeVisible();
  await tabTo(page, stage, MANY);
  await pick(page, stage, 'Closed');
  await press(page, form.getByRole('button', { name: 'Submit' }), MANY);
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  await expect(cardOf(page, code)).toContainText('Sold');
  expect(await readListing(nobody, 'dwk', 'propresi', _id)).toBeNull();
});
