import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { EMPTY_SEARCH, LIST_FILTERS, LIST_KEYS } from '../../../domain';
import type { ListKey, Search } from '../../../domain';
import { closeOverlay, overlayState } from '../../../overlays/store';
import type { ConfirmProps } from '../../../overlays/overlay-types';
import { FilterForm } from './filter-form';
import { filtersFor, rowsOf } from './filter-values';

const masters = { locality: ['Sector 2', 'Sector 10', 'Sector 12'], projectName: ['Green Court'] };

function show(search: Search = EMPTY_SEARCH, list: ListKey = 'RS') {
  const onSearch = jest.fn();
  const onCancel = jest.fn();
  const form = { area: 'dwk', list, masters, onSearch, onCancel } as const;
  render(<FilterForm {...form} search={search} />);
  return { onSearch, onCancel };
}

const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

afterEach(cleanup);

describe('FilterForm', () => {
  it('asks for what was chosen, and for nothing else', async () => {
    const { onSearch } = show({ sorting: 'Sector', filters: {} });
    fireEvent.click(screen.getByLabelText('Sector 10'));
    fireEvent.click(screen.getByLabelText('Flat'));
    type('Minimum Demand', '5000000');
    press('Search');
    await waitFor(() => {
      expect(onSearch).toHaveBeenCalledTimes(1);
    });
    expect(onSearch).toHaveBeenCalledWith({
      sorting: 'Sector',
      filters: { propertyTypeA: ['Flat'], localityA: ['Sector 10'], minPrice: 5_000_000 },
    });
  });

  it('takes amounts with commas', async () => {
    const { onSearch } = show(EMPTY_SEARCH, 'CS');
    type('Minimum Demand', '50,00,000');
    type('Maximum Demand', '12,500,000');
    type('Minimum Carpet Area', '1,200');
    press('Search');
    await waitFor(() => {
      expect(onSearch).toHaveBeenCalledWith({
        sorting: 'none',
        filters: { minPrice: 5_000_000, maxPrice: 12_500_000, minArea: 1200 },
      });
    });
  });

  it('shows what is searched for, and clears it', async () => {
    const { onSearch } = show({ sorting: 'none', filters: { minPrice: 5e6, bedroomA: ['3'] } });
    expect(screen.getByLabelText('Minimum Demand')).toHaveProperty('value', '5000000');
    press('Clear Values');
    await waitFor(() => {
      expect(screen.getByLabelText('Minimum Demand')).toHaveProperty('value', '');
    });
    press('Search');
    await waitFor(() => {
      expect(onSearch).toHaveBeenCalledWith(EMPTY_SEARCH);
    });
  });

  it('says a price in words', async () => {
    show();
    type('Maximum Demand', '95,00,000');
    await screen.findByText('Ninety Five Lakh');
  });

  it('takes amounts with their units, and says what it understood', async () => {
    const { onSearch } = show();
    type('Minimum Demand', '90 lac');
    type('Maximum Demand', '2');
    const [, ofMaximum] = screen.getAllByRole('button', { name: 'Cr' });
    if (ofMaximum) fireEvent.click(ofMaximum);
    await screen.findByText('Two Crore');
    screen.getByText('Ninety Lakh');
    press('Search');
    await waitFor(() => {
      expect(onSearch).toHaveBeenCalledWith({
        sorting: 'none',
        filters: { minPrice: 9e6, maxPrice: 2e7 },
      });
    });
  });

  it('tells a minimum above the maximum at its field', async () => {
    const { onSearch } = show();
    type('Minimum Demand', '2 Cr');
    type('Maximum Demand', '90 lac');
    press('Search');
    const message = 'Maximum Demand must be at least Minimum Demand';
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('asks about a price below 1,000; meant: %p', async (isMeant, calls) => {
    const { onSearch } = show();
    type('Maximum Demand', '2');
    press('Search');
    const question = await waitFor(() => {
      const [overlay] = overlayState().overlays;
      expect(overlay?.name).toBe('confirm');
      return overlay as unknown as { id: number; props: ConfirmProps };
    });
    expect(question.props.text).toBe(
      'Maximum Demand is ₹ 2. For lakhs and crores write 2 Lac or 2 Cr.',
    );
    closeOverlay(question.id);
    await act(async () => {
      question.props.onAnswer(isMeant);
      await Promise.resolve();
    });
    expect(onSearch).toHaveBeenCalledTimes(calls);
  });

  it('says what is wrong in its place, goes there, and asks nothing', async () => {
    const { onSearch } = show();
    type('Minimum Demand', 'much');
    press('Search');
    expect((await screen.findByRole('alert')).textContent).toBe('Minimum Demand must be a number');
    expect(document.activeElement).toBe(screen.getByLabelText('Minimum Demand'));
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('narrows a master list down as one types', () => {
    show();
    type('Find in Locality', '1');
    expect(screen.queryByLabelText('Sector 2')).toBeNull();
    screen.getByLabelText('Sector 12');
  });

  it('can be left', () => {
    const { onCancel } = show();
    press('Cancel');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it.each(LIST_KEYS)('offers every filter of %s that a visitor may use, and no other', (list) => {
    const filters = filtersFor(list, () => false);
    expect(filters).toEqual(LIST_FILTERS[list].filter(({ guard }) => guard === undefined));
    expect(rowsOf(filters).flat()).toEqual(filters);
    show(EMPTY_SEARCH, list);
    expect(screen.queryByText('Property Status')).toBeNull();
    for (const { label } of filters) expect(screen.getAllByText(label).length).toBeGreaterThan(0);
  });
});
