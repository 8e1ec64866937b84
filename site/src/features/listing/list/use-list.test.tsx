import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { fakeRequests } from '../../../../test/fake-requests';
import type { PendingRequest } from '../../../../test/fake-requests';
import { toCard } from '../card/card-listing';
import { completeBrowser, flat } from '../test-fixtures';
import { useList } from './use-list';

const own = { lists: [toCard(flat())], count: 80, limit: 10, page: 2 };

/** The searches without a response yet. */
let asked: PendingRequest[] = [];

/** The list with another number of listings per page. */
const listOf = (query: string, limit: number) =>
  renderHook((props) => useList('dwk', 'RS', props.query, own, props.limit), {
    initialProps: { query, limit },
  });

async function untilAsked(times: number): Promise<void> {
  while (asked.length < times) await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
}

async function answer(index: number, id: string): Promise<void> {
  await act(async () => {
    asked[index]?.answer(200, { lists: [flat({ _id: id })], count: 80 });
    await Promise.resolve();
  });
}

beforeAll(() => {
  process.env.GATSBY_CMS_URL = 'https://cms.example.com';
  completeBrowser();
});
beforeEach(() => {
  asked = [];
  fakeRequests(asked);
});
afterEach(cleanup);

describe('another number of listings per page', () => {
  it('is asked for, and what was found with it is shown again at once', async () => {
    const { result, rerender } = listOf('', 10);
    await untilAsked(1);
    await answer(0, 'ten');
    expect(result.current.view.data).toMatchObject({ limit: 10, page: 2 });
    rerender({ query: '', limit: 50 });
    await untilAsked(2);
    expect(asked[1]?.body).toEqual({ values: { sorting: 'none' }, limitRS: 50, offsetRS: 50 });
    await answer(1, 'fifty');
    expect(result.current.view.data).toMatchObject({ lists: [{ _id: 'fifty' }], limit: 50 });
    rerender({ query: '', limit: 10 });
    expect(result.current.view.data).toMatchObject({ lists: [{ _id: 'ten' }], limit: 10 });
  });

  it('is asked for where the query asks for nothing', async () => {
    const { result } = listOf('utm=1', 25);
    await untilAsked(1);
    expect(asked[0]?.body).toEqual({ values: { sorting: 'none' }, limitRS: 25, offsetRS: 0 });
    await answer(0, 'one');
    expect(result.current.view).toMatchObject({ phase: 'found', data: { limit: 25, page: 1 } });
  });
});
