import type { Locator, Page } from '@playwright/test';
import { visit } from '../../support/fixtures';
import { openFromStaffMenu, topDialog, field, submitForm } from '../../support/forms';
import { managers } from './state';
import { mockResponses } from '../../support/mocks';

const DONE = { json: { msg: 'success' } };
const create = (page: Page): Promise<Locator> =>
  openFromStaffMenu(page, '/', 'Create Prop Overview');

/** Presses a button of the region's first overview and returns the dialog. */
async function open(page: Page, button: RegExp): Promise<Locator> {
  await visit(page, '/dwk/');
  await page
    .locator('#what')
    .getByRole('article')
    .first()
    .getByRole('button', { name: button })
    .click();
  return topDialog(page);
}

/** The states of overviews and of their picture. */
export const OVERVIEW_STATES = {
  'the form of a new overview': managers(create),
  'a created overview': managers(async (page) => {
    const overview = { _id: 'o1', city: 'Dwarka', heading: 'Plots by the park' };
    await mockResponses(page, 'api/PropOverviewCreate', { json: { msg: 'success', overview } });
    await mockResponses(page, 'api/PropOverviewEdit/*', DONE);
    const form = await create(page);
    await field(form, 'Location').selectOption('Dwarka');
    await field(form, 'Heading').fill('Plots by the park');
    await submitForm(form);
  }),
  'the form of an overview': managers((page) => open(page, /^Edit/)),
  'a saved overview': managers(async (page) => {
    await mockResponses(page, 'api/PropOverviewEdit/*', DONE);
    const form = await open(page, /^Edit/);
    await field(form, 'Tag').fill('Another tag');
    await submitForm(form);
  }),
  'a deleted overview': managers(async (page) => {
    await mockResponses(page, 'api/PropOverviewDelete/*', DONE);
    await (await open(page, /^Delete/)).getByRole('button', { name: 'Delete' }).click();
  }),
};
