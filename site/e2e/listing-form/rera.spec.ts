import { signIn } from '../support/accounts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures';
import { field, fillIn, submitForm } from '../support/forms';
import { openCreate, createdMessage } from '../support/listing-form';
import { firstLocality, readListing } from '../support/listings';
import { mockParameters } from '../support/mocks';

const VALUES = {
  'Property For': 'SALE',
  'Property Type': 'Flat',
  'Project Type': 'DDA',
  Demand: '1,25,00,000',
  Status: 'New launch',
  'Furnished Status': 'Furnished',
};
const REASON = 'Repair or renovation without a new sale or allotment';
const LACKS =
  'RERA Number is required for New launch, or a RERA Exemption. RERA Valid Until is required for New launch, or a RERA Exemption.';

test('a form without a registration says why, and keeps the listing as a draft', async ({
  page,
}) => {
  await mockParameters(page, { reraGate: 'Yes', reraExemptions: [REASON] });
  const member = await signIn(page, { userType: 'manager_dwk' });
  const form = await openCreate(page, '/dwk/', 'propresi');
  await fillIn(form, VALUES);
  await form.getByRole('radio', { name: await firstLocality('dwk'), exact: true }).check();
  const created = page.waitForResponse(
    (answer) => answer.url().includes('PropResiCreate') && answer.request().method() === 'POST',
  );
  await submitForm(form);
  const question = page.getByRole('dialog', { name: 'Keep it as a draft?' });
  await expect(question).toContainText(LACKS);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();

  // A reason answers the question; without it the listing becomes a draft.
  await field(form, 'RERA Exemption').selectOption(REASON);
  await field(form, 'Stage').selectOption('Draft');
  await expect(form.getByText('This draft has everything that it needs')).toBeVisible();
  await field(form, 'RERA Exemption').selectOption('');
  await expect(form.getByText(/this draft needs: RERA Number, RERA Valid Until\.$/)).toBeVisible();
  await field(form, 'Stage').selectOption('Available');
  await expectNoHorizontalScroll(page);
  await submitForm(form);
  await question.getByRole('button', { name: 'Keep as Draft' }).press('Enter');
  const { property } = (await (await created).json()) as { property: { _id: string } };
  await expect(createdMessage(page)).toBeVisible();
  expect(await readListing(member, 'dwk', 'propresi', property._id)).toMatchObject({
    ...{ stage: 'Draft', propresiStatus: 'inactive', reraApplies: true, reraNumber: null },
  });
});
