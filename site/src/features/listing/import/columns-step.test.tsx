import { expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ColumnsStep } from './columns-step';
import type { ListingImport } from './requests';

const NONE = { created: 0, updated: 0, present: 0, duplicate: 0, refused: 0 };
const UPLOADED: ListingImport = {
  ...{ _id: 'one', kind: 'propresi', file: 'flats.csv', by: 'Asha', at: '2026-11-26T10:00:00Z' },
  ...{ state: 'uploaded', total: 2, done: 0, ...NONE, key: null, purpose: null },
  columns: [
    { name: 'Ref', sample: 'A-1', field: null },
    { name: 'Sold At', sample: '9000000', field: 'closedPrice' },
    { name: 'Type', sample: '', field: 'propertyType' },
  ],
  ...{ lines: [], linesTotal: 0, added: [] },
};

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

it('suggests fields and names the column that needs the code', async () => {
  const { container } = render(
    <ColumnsStep area="dwk" one={UPLOADED} onTried={() => undefined} onCancel={undefined} />,
  );
  expect(select('Type').value).toBe('Property Type');
  expect(screen.getByText('Such as A-1')).toBeTruthy();
  expect(screen.getByText('1 of 3 columns are left out.')).toBeTruthy();
  expect(select('Key Column').value).toBe('');

  fireEvent.click(screen.getByText('Try It'));
  await screen.findByText(/needs a column with the code/);
  expect(container.ownerDocument.activeElement).toBe(select('Sold At'));

  fireEvent.change(select('Ref'), { target: { value: 'Code' } });
  await waitFor(() => {
    expect(screen.queryByText(/needs a column with the code/)).toBeNull();
  });
  // The rows of a file with codes say what they are for, and need no other key.
  expect(screen.queryByRole('combobox', { name: 'Key Column' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Property For' })).toBeNull();
});
