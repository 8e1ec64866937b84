import { defineResource } from '../../documents/resource';

/** Each master list is a content type of its own. */
export const masters = {
  locality: defineResource({
    name: 'locality',
    uid: 'api::locality.locality',
    pages: 'listing',
  }),
  projectNameResi: defineResource({
    name: 'project-name-resi',
    uid: 'api::project-name-resi.project-name-resi',
    pages: 'listing',
  }),
  projectNameCom: defineResource({
    name: 'project-name-com',
    uid: 'api::project-name-com.project-name-com',
    pages: 'listing',
  }),
};
