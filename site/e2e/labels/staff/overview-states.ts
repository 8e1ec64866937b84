import type { Locator, Page } from '@playwright/test';
import { visit } from '../../support/fixtures';
import { openFromStaffMenu, topDialog, sendForm } from '../../support/forms';
import { managers } from './state';
import { mockResponses } from '../../support/mocks';

const DONE = { json: { msg: 'success' } };
const FORM = [
  ...['Location', 'Dwarka', 'Gurugram', 'Tag', 'Heading', 'Line 1', 'Line 2', 'Line 3', 'Line 4'],
  ...['Line 5', 'Line 6', 'Line 7', 'List', 'Residential Property For Sale', 'Filters'],
  ...['What stands after the ? in the address of a filtered list'],
  ...['Position', 'Submit', 'Clear Values', 'Cancel'],
];
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
  'the form of a new overview': managers(['Create Prop Overview', ...FORM], create),
  'a created overview': managers(['PropOverview Created'], async (page) => {
    const overview = { _id: 'o1', city: 'Dwarka', heading: 'Plots by the park' };
    await mockResponses(page, 'api/PropOverviewCreate', { json: { msg: 'success', overview } });
    await mockResponses(page, 'api/PropOverviewEdit/*', DONE);
    await sendForm(await create(page), { Location: 'Dwarka', Heading: 'Plots by the park' });
  }),
  'the form of an overview': managers(['Edit Prop Overview', ...FORM], (page) =>
    open(page, /^Edit/),
  ),
  'a saved overview': managers(['Updated Successfully'], async (page) => {
    await mockResponses(page, 'api/PropOverviewEdit/*', DONE);
    await sendForm(await open(page, /^Edit/), { Tag: 'Another tag' });
  }),
  'a deleted overview': managers(['Deleted Successfully'], async (page) => {
    await mockResponses(page, 'api/PropOverviewDelete/*', DONE);
    await (await open(page, /^Delete/)).getByRole('button', { name: 'Delete' }).click();
  }),
};
