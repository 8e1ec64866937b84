import { describe, expect, it } from '@jest/globals';
import type { Listing } from './api-types';
import { sharePictureOf, shareText, shareVersion } from './share-picture';

const COVER = {
  path: '/uploads/propresi_1.webp',
  width: 9,
  height: 6,
  widths: [],
  placeholder: '',
};
const LISTING = {
  ...{ _id: 'abc', stage: 'Available', reraNumber: 'R/1 & 2' },
  images: [COVER, { ...COVER, path: '/uploads/propresi_2.webp' }],
} as unknown as Listing;
const pathOf = (changes: Partial<Listing> = {}) =>
  sharePictureOf('dwk', 'propresi', { ...LISTING, ...changes })?.path;

describe('the share picture of a listing', () => {
  it('has the size of a link preview, and an address without signs that HTML escapes', () => {
    const found = sharePictureOf('dwk', 'propresi', LISTING);
    expect(found).toMatchObject({ width: 1200, height: 630 });
    expect(found?.path).toMatch(/^\/api\/dwk\/PropResiSharePicture\/abc\?v=[0-9a-z]+$/);
  });

  it('has another address after an edit of the number or the cover, and else the same', () => {
    const changed = [
      { reraNumber: 'R/1 & 3' },
      { images: LISTING.images.toReversed() },
      { images: [{ ...COVER, path: '/uploads/propresi_3.webp' }] },
    ].map(pathOf);
    expect(new Set([pathOf(), ...changed]).size).toBe(4);
    expect(pathOf({ images: [COVER], projectName: 'Other' })).toBe(pathOf());
  });

  it.each([
    ['without a number', { reraNumber: null }],
    ['with an empty number', { reraNumber: '' }],
    ['without a picture', { images: [] }],
    ...(['Draft', 'Closed', 'Withdrawn'] as const).map((stage) => [stage, { stage }] as const),
  ])('is none: %s', (_name, changes) => {
    expect(pathOf(changes as Partial<Listing>)).toBeUndefined();
  });

  it('is there on hold', () => {
    expect(pathOf({ stage: 'On hold' })).toBe(pathOf());
  });

  it('has the label of the details', () => {
    expect(shareText({ cover: '', number: 'R-1' })).toBe('RERA Number: R-1');
    expect(shareVersion({ cover: 'a', number: '😀' })).toMatch(/^[0-9a-z]+$/);
  });
});
