import type { Page } from '@playwright/test';

interface HomeData {
  readonly result: { readonly data: { readonly strapiAppParameter?: Record<string, unknown> } };
}

/**
 * Makes the home page show the welcome popup, as the parameter `welcomePopup` does. It changes the data in the page.
 */
export async function wantPopup(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let home: HomeData | undefined;
    Object.defineProperty(window, 'pageData', {
      get: () => home,
      set: (data: HomeData) => {
        const parameters = data.result.data.strapiAppParameter;
        if (parameters) parameters.welcomePopup = 'Yes';
        home = data;
      },
    });
  });
}
