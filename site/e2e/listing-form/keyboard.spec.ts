import { signIn } from '../support/accounts';
import type { Page } from '@playwright/test';
import { isShownFor, KIND_FACTS, KIND_FIELDS, LIST_KEYS, listPath, LISTS } from '../../src/domain';
import type { Area, Kind, Purpose } from '../../src/domain';
import { fillByKeyboard, MANY, press, retype } from '../support/keyboard';
import { expect, test, visit } from '../support/fixtures';
import { topDialog, field, staffMenuButton } from '../support/forms';
import { createListing, readListing } from '../support/listings';
import { callCms } from '../support/http';
import { createdCode, createdMessage, toolOf } from '../support/listing-form';

// For staff, lists contain properties without a published page; a request for such a page returns 404.
test.use({ knownError: /404/ });
test.slow();

const ENTRY = { propresi: 'Create Residential Property', propcom: 'Create Commercial Property' };
const FORMS: readonly (readonly [Area, Kind, Purpose])[] = [
  ['dwk', 'propresi', 'SALE'],
  ['ggn', 'propresi', 'PG ACCOMMODATION'],
  ['dwk', 'propcom', 'RENT'],
  ['ggn', 'propcom', 'SALE'],
];

/** Closes the message after a create by keyboard. Returns the code of the property. */
async function closeCreated(page: Page): Promise<string> {
  const message = createdMessage(page);
  await expect(message).toBeVisible();
  const code = await createdCode(page);
  await press(page, message.getByRole('button', { name: 'Ok, got it' }));
  await expect(message).toHaveCount(0);
  return code;
}

for (const [area, kind, purpose] of FORMS) {
  test(`the keyboard alone fills in every field of a ${kind} of ${area} for ${purpose}`, async ({
    page,
  }) => {
    const member = await signIn(page, { userType: `manager_${area}` });
    await visit(page, `/${area}/`);
    await press(page, staffMenuButton(page));
    await press(page, page.getByRole('button', { name: ENTRY[kind], exact: true }).first());
    const form = topDialog(page);
    await expect(field(form, 'Property For')).toBeVisible();
    const { statusField } = KIND_FACTS[kind];
    await fillByKeyboard(page, form, kind, { propertyFor: purpose, [statusField]: 'inactive' });
    await page.keyboard.press('Enter');
    const code = await closeCreated(page);
    const list = LIST_KEYS.find(
      (key) => LISTS[key].kind === kind && LISTS[key].purposes.includes(purpose),
    );
    const { limitKey, search } = LISTS[list ?? 'RS'];
    const { body } = await callCms<{ lists: { _id: string }[] }>(
      'POST',
      `/api/${area}/${search}`,
      { values: { code }, [limitKey]: 1 },
      member.token,
    );
    const made = await readListing(member, area, kind, body.lists[0]?._id ?? '');
    const values: Readonly<Record<string, unknown>> = { ...made };
    const isEmpty = (value: unknown) =>
      value === null || value === undefined || (Array.isArray(value) && value.length === 0);
    const shown = KIND_FIELDS[kind].filter((one) => isShownFor(one, purpose));
    expect(shown.map(({ name }) => name).filter((name) => isEmpty(values[name]))).toEqual([]);
  });
}

const submit = (page: Page) =>
  press(page, topDialog(page).getByRole('button', { name: 'Submit' }), MANY);

test('the keyboard alone edits and duplicates a property', async ({ page }) => {
  const member = await signIn(page, { userType: 'manager_dwk' });
  const { _id, code } = await createListing(member, 'dwk', 'propcom');
  await visit(page, `${listPath('dwk', 'CS')}?code=${code}`);
  await press(page, toolOf(page, 'Edit', code), 120);
  await retype(page, field(topDialog(page), 'Description'), 'By the gate');
  await submit(page);
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  expect((await readListing(member, 'dwk', 'propcom', _id))?.description).toBe('By the gate');

  const tool = toolOf(page, 'Create Duplicate Property', code);
  await press(page, tool, 120);
  await retype(page, field(topDialog(page), 'Demand'), '55,00,000');
  await submit(page);
  expect(await closeCreated(page)).not.toBe(code);
});
