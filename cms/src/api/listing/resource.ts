import { defineResource } from '../../documents/resource';
import type { ResourcePictures } from '../../documents/resource';

const picturesIn = (folder: string): ResourcePictures => ({
  folder,
  field: 'images',
  call: 'AddImages',
  crop: null,
  addedBy: 'add pictures',
  changedBy: 'write listings',
  title: 'code',
});

/** The listings of each kind are a content type of their own. */
export const listings = {
  propresi: defineResource({
    name: 'propresi',
    uid: 'api::propresi.propresi',
    pages: 'listing',
    pictures: picturesIn('propresi'),
  }),
  propcom: defineResource({
    name: 'propcom',
    uid: 'api::propcom.propcom',
    pages: 'listing',
    pictures: picturesIn('propcom'),
  }),
};
