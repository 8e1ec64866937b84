import type { Locator, Page } from '@playwright/test';
import { listPath } from '../../../src/domain';
import { expect, visit } from '../../support/fixtures';
import { topDialog } from '../../support/forms';

/** The lists from which states of staff start: homes of Dwarka, shops of Gurugram. */
export const LIST_OF = { RS: listPath('dwk', 'RS'), CR: listPath('ggn', 'CR') } as const;
export type StaffList = keyof typeof LIST_OF;

/** Opens a list and presses a tool of its first card. Returns the dialog. */
export async function toolOf(page: Page, list: StaffList, tool: string): Promise<Locator> {
  await visit(page, LIST_OF[list]);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: new RegExp(`^${tool}: `) })
    .click();
  const dialog = topDialog(page);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  return dialog;
}
