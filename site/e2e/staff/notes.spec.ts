import type { Locator, Page } from '@playwright/test';
import { detailPath, editCall, listPath } from '../../src/domain';
import type { Listing } from '../../src/domain';
import { signIn } from '../support/accounts';
import { expect, nextFrames, test, visit } from '../support/fixtures';
import { field } from '../support/forms';
import { createListing } from '../support/listings';
import { holdRequests } from '../support/mocks';
import { toolOf } from '../support/listing-form';

// Staff see on lists what has no page.
test.use({ knownError: /404/ });

const toast = (page: Page): Locator =>
  page.locator('[role=status] > div > div').filter({ hasText: 'Updated Successfully' });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visible controls of the page, outside of toasts, that lie below an element. */
const controlsBelow = (element: Locator): Promise<string[]> =>
  element.evaluate(async (one) => {
    const box = one.getBoundingClientRect();
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    const others = all.filter((control) => !control.closest('[role=status]'));
    const visible = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver(resolve);
      for (const control of others) observer.observe(control);
    });
    return visible
      .filter(({ target }) => target.checkVisibility({ visibilityProperty: true }))
      .filter(
        ({ intersectionRect: { left, right, top, bottom } }) =>
          left < box.right - 1 &&
          right > box.left + 1 &&
          top < box.bottom - 1 &&
          bottom > box.top + 1,
      )
      .map(({ target }) => target.outerHTML.slice(0, 120));
  });

/** Fails where a note lies over a control, or under the pointer. */
async function expectClear(shown: Locator, pointer: Point): Promise<void> {
  await expect(shown).toBeVisible();
  await nextFrames(shown.page());
  expect(await controlsBelow(shown)).toEqual([]);
  const box = await shown.boundingBox();
  if (!box) throw new Error('The note has no box.');
  const isUnder =
    box.x <= pointer.x &&
    pointer.x <= box.x + box.width &&
    box.y <= pointer.y &&
    pointer.y <= box.y + box.height;
  expect(isUnder).toBe(false);
}

/** Changes the price of a home on its card or page. Returns where the last press was. */
async function changePrice(page: Page, code: string): Promise<Point> {
  await toolOf(page, 'Edit Price', code).click();
  const form = page.getByRole('dialog', { name: `Edit Price: ${code}` });
  await field(form, 'Demand').fill('45 lac');
  const submit = form.getByRole('button', { name: 'Submit' });
  const box = await submit.boundingBox();
  if (!box) throw new Error('The form has no button.');
  await submit.click();
  await expect(form).toBeHidden();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The answer to a change says that the home is public: changing a public one would change published pages. */
async function answerAsPublic(page: Page, id: string): Promise<void> {
  await page.route(`**${editCall('dwk', 'propresi', id)}`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-public-revision': '1' };
    return route.fulfill({ response, headers });
  });
}

for (const [name, pathOf] of [
  ['a list', ({ code }: Listing) => `${listPath('dwk', 'RS')}?code=${code}`],
  ['a list of many', () => listPath('dwk', 'RS')],
  ['a detail', ({ _id: id }: Listing) => detailPath('dwk', 'propresi', id)],
] as const) {
  test(
    `on ${name} toasts and the state of an edit cover no control and not the pointer`,
    { tag: '@both' },
    async ({ page }) => {
      const member = await signIn(page, { userType: 'manager_dwk' });
      const listing = await createListing(member, 'dwk', 'propresi');
      await answerAsPublic(page, listing._id);
      const release = await holdRequests(page, '**/published.json');
      await visit(page, pathOf(listing));
      const pointer = await changePrice(page, listing.code);
      await expectClear(page.getByText('Saved. Going live …'), pointer);
      await expectClear(toast(page), pointer);
      release();
      await expectClear(page.getByText('Live for everyone'), pointer);
    },
  );
}

test('nothing is said to be live after an edit that is not public', async ({ page }) => {
  const member = await signIn(page, { userType: 'manager_dwk' });
  const { _id: id, code } = await createListing(member, 'dwk', 'propresi');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, detailPath('dwk', 'propresi', id));
  await changePrice(page, code);
  await expect(toast(page)).toBeVisible();
  await expect(page.getByText(/Going live|Live for everyone/)).toHaveCount(0);
  expect(requests.filter((url) => url.includes('published.json'))).toEqual([]);
});
