import type { Locator, Page } from '@playwright/test';
import { detailPath } from '../../../src/domain';
import { search } from '../../support/api';
import { visit } from '../../support/fixtures';
import { topDialog } from '../../support/forms';
import { invalidFile, imageFiles } from '../../support/images';
import { chooseImages, uploadButton } from '../../support/upload';
import { toolOf } from './listing-cards';
import { managers } from './state';
import { fulfill, mockResponses } from '../../support/mocks';
import type { MockResponse } from '../../support/mocks';

const DONE = { json: { msg: 'success' } };
const ADDED = { json: { msg: 'success', images: ['/uploads/added.webp'] } };

/** Uploads two images from the first card of a list, and mocks the response. */
const sent = (answer: MockResponse) =>
  managers(async (page) => {
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

const deletion = async (page: Page): Promise<void> => {
  const images = await gallery(page);
  await images.getByRole('button', { name: 'Select All' }).click();
  await images.getByLabel('Select Picture 1').uncheck();
  await images.getByRole('button', { name: /^Delete Selected/ }).click();
};

/** The states of Upload Images and All Images, for staff of the property. */
export const IMAGE_STATES = {
  'the images of a home that are to come': managers((page) => toolOf(page, 'RS', 'Add Image')),
  'a plan among the images': managers(async (page) => {
    await toolOf(page, 'RS', 'Add Image');
    await chooseImages(page, [invalidFile('plan.pdf')]);
  }),
  'images that are sent': managers(async (page) => {
    await page.route('**/AddImages', () => undefined);
    await toolOf(page, 'RS', 'Add Image');
    await chooseImages(page, await imageFiles(2));
    await uploadButton(page).click();
  }),
  'images that fail': sent({ status: 500, json: { msg: 'errorServer' } }),
  'added images': sent(ADDED),
  'the images of a home': managers(gallery),
  'a selected image': managers(async (page) =>
    (await gallery(page)).getByLabel('Select Picture 2').check(),
  ),
  'images to be deleted': managers(deletion),
  'deleted images': managers(async (page) => {
    await mockResponses(page, 'api/ImageDeleteBulk', DONE);
    await deletion(page);
    await topDialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  }),
  'the last images, deleted': managers(async (page) => {
    await mockResponses(page, 'api/ImageDeleteBulk', DONE);
    const images = await gallery(page);
    await images.getByRole('button', { name: 'Select All' }).click();
    await images.getByRole('button', { name: /^Delete Selected/ }).click();
    await topDialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  }),
};
