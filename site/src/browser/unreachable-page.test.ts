import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { PageLoader } from './page-loader';
import { keepPageWhenUnreachable } from './unreachable-page';

const PAGE = { component: () => null };
const BROKEN = { status: 'error' };
const probe = jest.fn<typeof fetch>();
const says = jest.fn<(retry: () => void) => void>();

/** A fake of Gatsby's loader that responds to every request with `page`. */
function loaderOf(page: unknown): PageLoader {
  const other = jest.fn();
  const loader: PageLoader = {
    ...{ loadPageSync: other, enqueue: other, hovering: other, isPageNotFound: other },
    loadPage: () => Promise.resolve(page),
  };
  globalThis.fetch = probe;
  keepPageWhenUnreachable(loader, says);
  return loader;
}

afterEach(() => {
  probe.mockReset();
  says.mockReset();
});

describe('stayWhereUnreachable', () => {
  it('lets pages through, and asks nothing more', async () => {
    expect(await loaderOf(PAGE).loadPage('/dwk/')).toBe(PAGE);
    expect(probe).not.toHaveBeenCalled();
  });

  it('leaves to Gatsby what is broken where the site answers', async () => {
    probe.mockResolvedValue({} as Response);
    expect(await loaderOf(BROKEN).loadPage('/dwk/')).toBe(BROKEN);
    expect(says).not.toHaveBeenCalled();
  });

  it('says so where it does not answer, and again for as long as it does not', async () => {
    probe.mockRejectedValue(new TypeError('Failed to fetch'));
    const settled = jest.fn();
    void Promise.resolve(loaderOf(undefined).loadPage('/dwk/?x=1')).then(settled);
    const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
    await turn();
    expect(says).toHaveBeenCalledTimes(1);
    says.mock.lastCall?.[0]();
    await turn();
    expect(says).toHaveBeenCalledTimes(2);
    expect(settled).not.toHaveBeenCalled();
  });
});
