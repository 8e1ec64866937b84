import type { Page, Route } from '@playwright/test';

/** A number that nobody has. */
export const randomPhone = () => `7${String(Date.now()).slice(-9)}`;

/** The server takes the first one of these calls, and its answer gets lost. */
export async function loseFirstResponse(page: Page, path: string): Promise<void> {
  let isFirst = true;
  await page.route(`**${path}`, async (route: Route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort();
  });
}
