import type { Page, Route } from '@playwright/test';

/** Returns a phone number that no record has. */
export const randomPhone = () => `7${String(Date.now()).slice(-9)}`;

/** Lets the server process the first of these calls, and drops its response. */
export async function loseFirstResponse(page: Page, path: string): Promise<void> {
  let isFirst = true;
  await page.route(`**${path}`, async (route: Route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort();
  });
}
