import type { Locator, Page } from '@playwright/test';
import {
  openFromStaffMenu,
  field,
  openStaffMenu,
  submitForm,
  openFromCard,
} from '../../support/forms';
import { state, admins } from './state';
import { mockResponses } from '../../support/mocks';
import type { MockResponse } from '../../support/mocks';

const DONE = { json: { msg: 'success' } };
const create = (page: Page): Promise<Locator> => openFromStaffMenu(page, '/', 'Create Award');

/** Presses a button of the first award and returns the dialog. */
const open = (page: Page, button: RegExp) => openFromCard(page, '/', '#award', button);

const edited = (answer: MockResponse) =>
  admins(async (page) => {
    await mockResponses(page, 'api/AwardEdit/*', answer);
    const form = await open(page, /^Edit/);
    await field(form, 'Heading').fill('Another heading');
    await submitForm(form);
  });

const deleted = (answer: MockResponse) =>
  admins(async (page) => {
    await mockResponses(page, 'api/AwardDelete/*', answer);
    await (await open(page, /^Delete/)).getByRole('button', { name: 'Delete' }).click();
  });

const FAILED = { status: 500, json: { msg: 'errorServer' } };

/** The states of awards, and of the side menus on the home page. */
export const AWARD_STATES = {
  'a manager’s side menu': state('Gurugram’s manager', (page) => openStaffMenu(page, '/')),
  'an admin’s side menu': admins((page) => openStaffMenu(page, '/')),
  'the form of a new award': admins(create),
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
  'the form of an award': admins((page) => open(page, /^Edit/)),
  'a saved award': edited(DONE),
  'an edit of an award that fails': edited(FAILED),
  'a deletion of an award that fails': deleted(FAILED),
  'a deleted award': deleted(DONE),
};
