import { expect, test, expectReadable } from '../support/fixtures';
import { field, fillIn } from '../support/forms';
import { openOwnListing } from '../support/own-listing';

// For staff, lists contain properties without a published page: a request for such a page returns 404. A refused
// document returns 400.
test.use({ knownError: /40[04]/ });

test(
  'staff write down who owns a home, and keep its documents',
  { tag: '@both' },
  async ({ page }) => {
    const { code, stored, tool } = await openOwnListing(page);
    await tool('Edit').press('Enter');
    const form = page.getByRole('dialog', { name: /^Edit Residencial Property/ });
    await fillIn(form, { 'Owner Name': 'Asha Rao', 'Owner Phone': '12' });
    await form.getByRole('button', { name: 'Submit' }).click();
    const phone = field(form, 'Owner Phone');
    await expect(phone).toHaveAccessibleDescription(/Invalid Phone Number/);
    await phone.fill('+91 98765 43210');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Updated Successfully')).toBeVisible();
    expect(await stored()).toMatchObject({ ownerName: 'Asha Rao', ownerPhone: '9876543210' });

    await tool('Private').press('Enter');
    const dialog = page.getByRole('dialog', { name: `Private: ${code}` });
    await expect(dialog).toContainText('Asha Rao');
    await expect(dialog.getByRole('link', { name: '9876543210' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    await expect(dialog).toContainText('There are no documents yet.');
    const input = dialog.getByLabel('Add a document');
    await input.setInputFiles({
      ...{ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<html>') },
    });
    await expect(page.getByText('A document must be a PDF or a picture')).toBeVisible();
    const buffer = Buffer.from('%PDF-1.7 lease');
    await input.setInputFiles({ name: 'Lease.pdf', mimeType: 'application/pdf', buffer });
    const document = dialog.getByRole('listitem').filter({ hasText: 'Lease.pdf' });
    await expect(document).toContainText('1 KB');
    await expectReadable(page);
    const download = page.waitForEvent('download');
    await document.getByRole('button', { name: /^Download/ }).click();
    expect((await download).suggestedFilename()).toBe('Lease.pdf');
    await document.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog).toContainText('There are no documents yet.');
  },
);
