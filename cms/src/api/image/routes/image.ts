import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { IMAGES_AT_A_TIME, KIND_FACTS, KINDS } from '../../../domain';
import type { Kind } from '../../../domain';
import { successResponse } from '../../../openapi/response-schemas';
import { id, list, ref, requestObject } from '../../../openapi/json';
import type { JsonSchema } from '../../../openapi/json';
import { addImage, addImages } from '../controllers/add';
import { deleteImage, deleteImages } from '../controllers/delete';
import {
  ACTIONS,
  editAwardImages,
  editImagePath,
  editListingImages,
} from '../controllers/edit-paths';
import { foldersOf } from '../../../media/folders';
import type { AddCall } from '../../../documents/resource';
import type { Folder } from '../../../media/folders';

const PATHS = list(ref('ImagePath'));
const FILE: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
const NO_PATH: JsonSchema = { anyOf: [ref('ImagePath'), ref('None')] };
const TAKEN =
  'JPEG, PNG, SVG, WEBP or GIF, known by its content; at most 10 MiB and 50 megapixels.';
const ADDED = 'The record names it once its …EditForAddImagePath says so.';

const form = (call: AddCall, more: Readonly<Record<string, JsonSchema>>, files: string) =>
  requestObject({ folder: { type: 'string', enum: foldersOf(call) }, id, ...more }, [
    'folder',
    'id',
    files,
  ]);

const ADD_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'POST',
    path: '/AddImage',
    who: 'add own pictures',
    format: 'form',
    handle: addImage,
    describes: {
      summary: 'Stores the picture of a review or an overview',
      notes: `${TAKEN} ${ADDED} \`path\`: the picture that it then takes the place of.`,
      body: form('AddImage', { path: NO_PATH, file: FILE }, 'file'),
      answer: successResponse({ path: ref('ImagePath') }),
      parts: ['edit any review', 'write overviews'],
      finds: true,
      limited: true,
    },
  }),
  route({
    method: 'POST',
    path: '/AddImages',
    who: 'add pictures',
    format: 'form',
    handle: addImages,
    describes: {
      summary: 'Stores pictures of an award or a property, all or none',
      notes: `${TAKEN} ${ADDED}`,
      body: form('AddImages', { images: { ...list(FILE), maxItems: IMAGES_AT_A_TIME } }, 'images'),
      answer: successResponse({ images: PATHS }),
      parts: ['write listings'],
      finds: true,
      limited: true,
    },
  }),
];

const DELETE_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'POST',
    path: '/DeleteImage',
    who: 'add own pictures',
    writes: true,
    handle: deleteImage,
    describes: {
      summary: 'Takes a picture off its record and removes its file',
      body: requestObject({ path: ref('ImagePath') }, ['path']),
      answer: successResponse(),
      finds: true,
    },
  }),
  route({
    method: 'POST',
    path: '/ImageDeleteBulk',
    who: 'add pictures',
    writes: true,
    handle: deleteImages,
    describes: {
      summary: 'The same for several, all or none',
      notes: 'A path of no record is passed over.',
      body: requestObject({ paths: PATHS }, ['paths']),
      answer: successResponse(),
      finds: true,
    },
  }),
];

const single = (path: string, folder: Folder, who: 'write own reviews' | 'write overviews') =>
  route({
    method: 'PUT',
    path,
    who,
    writes: true,
    handle: (call) => editImagePath(call, folder),
    describes: {
      summary: 'Names a picture in its record; an empty path removes it and its file',
      body: requestObject({ id, path: NO_PATH }, ['id', 'path']),
      answer: successResponse(),
      finds: true,
      ...(folder === 'review' && { parts: ['edit any review'] }),
    },
  });

const DESCRIBES_LIST = {
  summary: 'Adds pictures to a record’s list, or takes them off it and removes their files',
  body: requestObject({ id, action: { type: 'string', enum: [...ACTIONS] }, images: PATHS }, [
    ...['id', 'action', 'images'],
  ]),
  answer: successResponse({ images: PATHS }),
  finds: true,
} as const;

const ofKind = (kind: Kind): ContractRoute =>
  route({
    method: 'PUT',
    path: `/:area/${KIND_FACTS[kind].call}EditForAddImagePath`,
    who: 'write listings',
    writes: true,
    handle: (call) => editListingImages(call, kind),
    describes: DESCRIBES_LIST,
  });

export const IMAGE_ROUTES: readonly ContractRoute[] = [
  ...ADD_ROUTES,
  ...DELETE_ROUTES,
  single('/ReviewEditForAddImagePath', 'review', 'write own reviews'),
  single('/PropOverviewEditForAddImagePath', 'ov', 'write overviews'),
  route({
    method: 'PUT',
    path: '/AwardEditForAddImagePath',
    who: 'write awards',
    writes: true,
    handle: editAwardImages,
    describes: DESCRIBES_LIST,
  }),
  ...KINDS.map(ofKind),
];

export default strapiRouter(IMAGE_ROUTES);
