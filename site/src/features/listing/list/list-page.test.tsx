import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { fakeRequests } from '../../../../test/fake-requests';
import type { PendingRequest } from '../../../../test/fake-requests';
import { toCard } from '../card/card-listing';
import { completeBrowser, flat, siteFacts } from '../test-fixtures';
import type { ListData } from './list-data';
import { ListPage } from './list-page';

const own: ListData = { lists: [toCard(flat())], count: 21, limit: 10, page: 2 };
const path = '/dwk/propresi/PropResiSaleSearchList';

/** The searches without a response yet. */
let asked: PendingRequest[] = [];

const page = (search: string) => <ListPage area="dwk" list="RS" own={own} search={search} />;
const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

async function answer(
  index: number,
  listings: number,
  status = 200,
  count = listings,
): Promise<void> {
  await act(async () => {
    const lists = Array.from({ length: listings }, (_, id) => flat({ _id: String(id) }));
    asked[index]?.answer(status, { lists, count });
    await Promise.resolve();
  });
}

/** Resolves when a search has loaded its code and sent its request. */
async function untilAsked(times: number): Promise<void> {
  while (asked.length < times) await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
}

beforeAll(() => {
  process.env.GATSBY_CMS_URL = 'https://cms.example.com';
  completeBrowser();
  siteFacts();
});
beforeEach(() => {
  asked = [];
  fakeRequests(asked);
});
afterEach(cleanup);

describe('ListPage', () => {
  it('is its published page without a query, with static pages around', () => {
    render(page(''));
    expect(heading()).toBe('21 Residential Property For Sale in Dwarka');
    screen.getByText('11–11 of 21');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(`${path}/3`);
  });

  it('takes what the CMS has now, in silence', async () => {
    render(page(''));
    await untilAsked(1);
    expect(asked[0]?.body).toEqual({ values: { sorting: 'none' }, limitRS: 10, offsetRS: 10 });
    expect(screen.queryByText('Loading...')).toBeNull();
    await answer(0, 12, 200);
    expect(heading()).toBe('12 Residential Property For Sale in Dwarka');
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('');
  });

  it('stands as it was published where the CMS does not answer', async () => {
    render(<ListPage area="ggn" list="RS" own={own} search="" />);
    await untilAsked(1);
    await answer(0, 0, 500);
    expect(heading()).toBe('21 Residential Property For Sale in Gurugram');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes to the last page where its address is beyond it', async () => {
    render(page('?bedroomA=8&page=9'));
    await untilAsked(1);
    await answer(0, 0, 200, 13);
    expect(jest.mocked(navigate)).toHaveBeenCalledWith(`${path}?bedroomA=8&page=2`, {
      replace: true,
    });
    expect(screen.queryByText('NO PROPERTY AVAILABLE')).toBeNull();
  });

  it('asks for what its address says, and says how many there are', async () => {
    render(page('?bedroomA=3&sorting=Sector&page=2'));
    await untilAsked(1);
    expect(asked[0]?.body).toEqual({
      values: { bedroomA: ['3'], sorting: 'Sector' },
      limitRS: 10,
      offsetRS: 10,
    });
    expect(heading()).toBe('Residential Property For Sale in Dwarka');
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.queryByText(/ of /)).toBeNull();
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Loading...');
    await answer(0, 5);
    expect(heading()).toBe('5 Residential Property For Sale in Dwarka');
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(heading());
    const remove = screen.getByRole('link', { name: 'Remove Bedrooms 3' });
    expect(remove.getAttribute('href')).toBe(`${path}?sorting=Sector`);
  });

  it('drops the late answer of an earlier search', async () => {
    const { rerender } = render(page('?bedroomA=4'));
    await untilAsked(1);
    rerender(page('?bedroomA=5'));
    await untilAsked(2);
    await answer(1, 5);
    await answer(0, 4);
    expect(heading()).toBe('5 Residential Property For Sale in Dwarka');
  });

  it('says that a search failed, keeps its filters, and asks again', async () => {
    render(page('?bedroomA=6'));
    await untilAsked(1);
    await answer(0, 0, 500);
    expect(screen.getByRole('alert').textContent).toContain(
      'Something went wrong.Please Try Again',
    );
    expect(heading()).toBe('Residential Property For Sale in Dwarka');
    expect(screen.queryAllByRole('article')).toEqual([]);
    screen.getByRole('link', { name: 'Remove Bedrooms 6' });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await untilAsked(2);
    await answer(1, 6);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(heading()).toBe('6 Residential Property For Sale in Dwarka');
  });

  it('keeps the cards before a failed search, dimmed, with the reason and Retry', async () => {
    const dimmed = () => screen.getAllByRole('article', { hidden: true });
    const { rerender } = render(page('?bedroomA=9'));
    await untilAsked(1);
    await answer(0, 4);
    rerender(page('?bedroomA=9&sorting=Sector'));
    await untilAsked(2);
    expect(dimmed()).toHaveLength(4);
    expect(screen.queryAllByRole('article')).toEqual([]);
    await answer(1, 0, 500);
    expect(dimmed()).toHaveLength(4);
    expect(dimmed()[0]?.closest('[inert]')).not.toBeNull();
    expect(heading()).toBe('Residential Property For Sale in Dwarka');
    screen.getByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await untilAsked(3);
    await answer(2, 3);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what it left out of an address, and leads to the one without it', async () => {
    render(page('?bedroomA=99&sorting=Price&bedroomA=2'));
    await untilAsked(1);
    await answer(0, 2);
    const note = 'We left out: Bedrooms 99, Sort Price';
    const dismiss = screen.getByRole('link', { name: `Dismiss ${note}` });
    expect(dismiss.getAttribute('href')).toBe(`${path}?bedroomA=2`);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(`${note}. ${String(heading())}`);
  });

  it('says that there is nothing, and where to go from it', async () => {
    render(page('?bedroomA=7'));
    await untilAsked(1);
    await answer(0, 0);
    screen.getByRole('heading', { name: 'NO PROPERTY AVAILABLE' });
    expect(screen.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe(path);
  });

  it('shows at once what this visit has found before', async () => {
    render(page('?bedroomA=3&sorting=Sector&page=2'));
    expect(heading()).toBe('5 Residential Property For Sale in Dwarka');
    await untilAsked(1);
    expect(screen.queryByText('Loading...')).toBeNull();
  });
});
