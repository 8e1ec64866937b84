import { route } from '../contract/route';
import type { ContractRoute } from '../contract/route';
import { KIND_FACTS, KINDS } from '../domain';
import { addImage, addImages } from './add';
import { deleteImage, deleteImages } from './delete';
import { editAwardImages, editImagePath, editListingImages } from './edit-paths';

const forAuthors = { who: 'add own pictures' } as const;
const forStaff = { who: 'add pictures' } as const;
const asForm = { format: 'form' } as const;
const writes = { writes: true } as const;

export const IMAGE_ROUTES: readonly ContractRoute[] = [
  route({ method: 'POST', path: '/AddImage', ...forAuthors, ...asForm, handle: addImage }),
  route({ method: 'POST', path: '/AddImages', ...forStaff, ...asForm, handle: addImages }),
  route({ method: 'POST', path: '/DeleteImage', ...forAuthors, ...writes, handle: deleteImage }),
  route({ method: 'POST', path: '/ImageDeleteBulk', ...forStaff, ...writes, handle: deleteImages }),
  route({
    method: 'PUT',
    path: '/ReviewEditForAddImagePath',
    who: 'write own reviews',
    ...writes,
    handle: (call) => editImagePath(call, 'review'),
  }),
  route({
    method: 'PUT',
    path: '/PropOverviewEditForAddImagePath',
    who: 'write overviews',
    ...writes,
    handle: (call) => editImagePath(call, 'ov'),
  }),
  route({
    method: 'PUT',
    path: '/AwardEditForAddImagePath',
    who: 'write awards',
    ...writes,
    handle: editAwardImages,
  }),
  ...KINDS.map((kind) =>
    route({
      method: 'PUT',
      path: `/:area/${KIND_FACTS[kind].call}EditForAddImagePath`,
      who: 'write listings',
      ...writes,
      handle: (call) => editListingImages(call, kind),
    }),
  ),
];
