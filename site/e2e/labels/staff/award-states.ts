import type { Locator, Page } from '@playwright/test';
import { openFromStaffMenu, openStaffMenu, sendForm, openFromCard } from '../../support/forms';
import { state, admins } from './state';
import { mockResponses } from '../../support/mocks';
import type { MockResponse } from '../../support/mocks';
import type { Texts } from '../state';

const DONE = { json: { msg: 'success' } };
const ENTRIES = ['Create Award', 'Create Prop Overview'];
const home = (page: Page) => openStaffMenu(page, '/');
const create = (page: Page): Promise<Locator> => openFromStaffMenu(page, '/', 'Create Award');

/** Presses a button of the first award and returns the dialog. */
const open = (page: Page, button: RegExp) => openFromCard(page, '/', '#award', button);

const edited = (texts: Texts, answer: MockResponse) =>
  admins(texts, async (page) => {
    await mockResponses(page, 'api/AwardEdit/*', answer);
    await sendForm(await open(page, /^Edit/), { Heading: 'Another heading' });
  });

const deleted = (texts: Texts, answer: MockResponse) =>
  admins(texts, async (page) => {
    await mockResponses(page, 'api/AwardDelete/*', answer);
    await (await open(page, /^Delete/)).getByRole('button', { name: 'Delete' }).click();
  });

const FAILED = { status: 500, json: { msg: 'errorServer' } };
const MESSAGE = 'Something went wrong.Please Try Again';

/** The states of awards, and of the side menus on the home page. */
export const AWARD_STATES = {
  'a manager’s side menu': state('Gurugram’s manager', ENTRIES, home),
  'an admin’s side menu': admins([...ENTRIES, 'User List'], home),
  'the form of a new award': admins(
    ['Create Award', 'Heading', 'Position', '1/2/3 so on', 'Submit', 'Clear Values', 'Cancel'],
    create,
  ),
  'an award without a heading': admins(['One thing is not right yet:', 'Heading'], async (page) =>
    sendForm(await create(page), { Position: '1' }),
  ),
  'a created award': admins(['Award Created'], async (page) => {
    const award = { _id: 'a1', head: 'Best office', position: null };
    await mockResponses(page, 'api/AwardCreate', { json: { msg: 'success', award } });
    await sendForm(await create(page), { Heading: 'Best office' });
  }),
  'the form of an award': admins(['Edit Award', 'Heading', 'Position'], (page) =>
    open(page, /^Edit/),
  ),
  'a saved award': edited(['Updated Successfully'], DONE),
  'an edit of an award that fails': edited(['Oops', `${MESSAGE}_EditAward`], FAILED),
  'a deletion of an award that fails': deleted(['Oops', `${MESSAGE}_deleteAward`], FAILED),
  'a deleted award': deleted(['Deleted Successfully'], DONE),
};
