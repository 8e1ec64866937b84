import type { Locator, Page } from '@playwright/test';
import { detailPath } from '../../../src/domain';
import { search } from '../../support/api';
import { visit } from '../../support/fixtures';
import { topDialog } from '../../support/forms';
import { invalidFile, imageFiles } from '../../support/images';
import { chooseImages, uploadButton } from '../../support/upload';
import { toolOf } from './listing-cards';
import { managers } from './state';
import { NOT_AN_IMAGE } from '../review-states';
import type { Texts } from '../state';
import { fulfill, mockResponses } from '../../support/mocks';
import type { MockResponse } from '../../support/mocks';

const COVER = 'Select Picture 1';
const DONE = { json: { msg: 'success' } };
const ADDED = { json: { msg: 'success', images: ['/uploads/added.webp'] } };

/** Uploads two images from the first card of a list, and mocks the response. */
const sent = (texts: Texts, answer: MockResponse) =>
  managers(texts, async (page) => {
    await page.route('**/AddImages', (route) => fulfill(route, answer));
    await mockResponses(page, 'PropResiEditForAddImagePath', ADDED);
    await toolOf(page, 'RS', 'Add Image');
    await chooseImages(page, await imageFiles(2));
    await uploadButton(page).click();
  });

/** Opens the images of a home that has several. */
async function gallery(page: Page): Promise<Locator> {
  const { lists } = await search('dwk', 'RS');
  const { _id: id = '' } = lists.find(({ images }) => images.length > 2) ?? {};
  await visit(page, detailPath('dwk', 'propresi', id));
  await page
    .getByRole('group', { name: /^Staff/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^All Images/ }).click();
  return topDialog(page);
}

/** Selects all images, except one that stays, and presses the button that deletes them. */
const deletion = async (page: Page, staying?: string): Promise<void> => {
  const images = await gallery(page);
  await images.getByRole('button', { name: 'Select All' }).click();
  if (staying !== undefined) await images.getByLabel(staying).uncheck();
  await images.getByRole('button', { name: /^Delete Selected/ }).click();
};

const deleted = (texts: Texts, staying?: string) =>
  managers(texts, async (page) => {
    await mockResponses(page, 'api/ImageDeleteBulk', DONE);
    await deletion(page, staying);
    await topDialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  });

/** The states of Upload Images and All Images, for staff of the property. */
export const IMAGE_STATES = {
  'the images of a home that are to come': managers(['Upload Images', 'Upload', 'Cancel'], (page) =>
    toolOf(page, 'RS', 'Add Image'),
  ),
  'a plan among the images': managers(NOT_AN_IMAGE, async (page) => {
    await toolOf(page, 'RS', 'Add Image');
    await chooseImages(page, [invalidFile('plan.pdf')]);
  }),
  'images that are sent': managers(['Upload of room-1.png', '0 of 2 added'], async (page) => {
    await page.route('**/AddImages', () => undefined);
    await toolOf(page, 'RS', 'Add Image');
    await chooseImages(page, await imageFiles(2));
    await uploadButton(page).click();
  }),
  'images that fail': sent(
    ['Oops: Something went wrong.Please Try Again_addimage', 'Retry room-1.png', '2 failed'],
    { status: 500, json: { msg: 'errorServer' } },
  ),
  'added images': sent(['Image Added Successfully'], ADDED),
  'the images of a home': managers(
    ['All Images', 'Cover', 'Select Picture 1', 'Move Picture 1 later', 'Add Images'],
    gallery,
  ),
  'a selected image': managers(['Deselect', 'Make Cover', 'Delete Selected (1)'], async (page) =>
    (await gallery(page)).getByLabel('Select Picture 2').check(),
  ),
  'images to be deleted': managers(['They cannot be brought back.', 'Delete', 'Cancel'], (page) =>
    deletion(page, COVER),
  ),
  'deleted images': deleted(['Image Deleted Successfully', 'Cover'], COVER),
  'the last images, deleted': deleted(['Oops ! No Image Available']),
};
