import type { Locator, Page } from '@playwright/test';
import { visit } from '../../support/fixtures';
import {
  openFromStaffMenu,
  topDialog,
  field,
  openStaffMenu,
  submitForm,
} from '../../support/forms';
import { state } from './state';
import type { StaffState } from './state';
import { mockResponses } from '../../support/mocks';

const DONE = { json: { msg: 'success' } };
const create = (page: Page): Promise<Locator> => openFromStaffMenu(page, '/', 'Create Award');

/** Presses a button of the first award and returns the dialog. A carousel may hide the button. */
async function open(page: Page, button: RegExp): Promise<Locator> {
  await visit(page, '/');
  await page
    .locator('#award')
    .getByRole('article', { includeHidden: true })
    .first()
    .getByRole('button', { name: button, includeHidden: true })
    .dispatchEvent('click');
  return topDialog(page);
}

const edited = (answer: Parameters<typeof mockResponses>[2]): StaffState['open'] => {
  return async (page) => {
    await mockResponses(page, 'api/AwardEdit/*', answer);
    const form = await open(page, /^Edit/);
    await field(form, 'Heading').fill('Another heading');
    await submitForm(form);
  };
};

const deleted = (answer: Parameters<typeof mockResponses>[2]): StaffState['open'] => {
  return async (page) => {
    await mockResponses(page, 'api/AwardDelete/*', answer);
    await (await open(page, /^Delete/)).getByRole('button', { name: 'Delete' }).click();
  };
};

const FAILED = { status: 500, json: { msg: 'errorServer' } };
const admins = (come: StaffState['open']) => state('an admin', come);

/** The states of awards, and of the side menus on the home page. */
export const AWARD_STATES = {
  'a manager’s side menu': state('Gurugram’s manager', (page) => openStaffMenu(page, '/')),
  'an admin’s side menu': admins((page) => openStaffMenu(page, '/')),
  'the form of a new award': admins(async (page) => {
    await create(page);
  }),
  'an award without a heading': admins(async (page) => {
    const form = await create(page);
    await field(form, 'Position').fill('1');
    await submitForm(form);
  }),
  'a created award': admins(async (page) => {
    const award = { _id: 'a1', head: 'Best office', position: null };
    await mockResponses(page, 'api/AwardCreate', { json: { msg: 'success', award } });
    const form = await create(page);
    await field(form, 'Heading').fill('Best office');
    await submitForm(form);
  }),
  'the form of an award': admins(async (page) => {
    await open(page, /^Edit/);
  }),
  'a saved award': admins(edited(DONE)),
  'an edit of an award that fails': admins(edited(FAILED)),
  'a deletion of an award that fails': admins(deleted(FAILED)),
  'a deleted award': admins(deleted(DONE)),
};
