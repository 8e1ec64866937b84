import { KIND_FACTS } from '../../domain';
import type { Kind } from '../../domain';
import { defineResource } from '../../documents/resource';
import { listingPanel } from './panel';
import { listingSchemas } from './schemas';

const listingResource = <const K extends Kind>(kind: K) =>
  defineResource({
    name: kind,
    uid: `api::${kind}.${kind}`,
    pages: 'listing',
    pictures: {
      folder: kind,
      of: 'a property',
      field: 'images',
      call: 'AddImages',
      crop: null,
      addedBy: 'add pictures',
      changedBy: 'write listings',
      pathCall: `/:area/${KIND_FACTS[kind].call}EditForAddImagePath`,
      title: 'code',
    },
    panel: listingPanel(kind),
    schemas: listingSchemas(kind),
  });

/** Each kind of listing has its own content type. */
export const listings = {
  propresi: listingResource('propresi'),
  propcom: listingResource('propcom'),
};
