import type { Page } from '@playwright/test';
import type { search } from './api';
import { expect } from './fixtures';
import { cardsOf, HOMES } from './lists';

/** Fails if the list of homes does not show these results in this order. */
export const expectResults = async (
  page: Page,
  { lists, count }: Awaited<ReturnType<typeof search>>,
) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${String(count)} ${HOMES.heading}`,
  );
  await expect(cardsOf(page)).toHaveCount(lists.length);
  for (const [index, { _id }] of lists.entries()) {
    const detail = cardsOf(page)
      .nth(index)
      .getByRole('link', { name: /^Detail/ });
    await expect(detail).toHaveAttribute('href', new RegExp(`Detail/${_id}$`));
  }
};
