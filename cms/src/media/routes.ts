import type { AddCall, Resource, ResourcePictures } from '../documents/resource';
import { IMAGES_AT_A_TIME } from '../domain';
import { route } from '../http/route';
import type { ContractRoute } from '../http/route';
import { id, list, ref, requestObject } from '../openapi/json';
import type { JsonSchema } from '../openapi/json';
import { successResponse } from '../openapi/response-schemas';
import { rolesOf } from '../openapi/roles';
import { addImage, addImages } from './calls/add';
import { deleteImage, deleteImages } from './calls/delete';
import { ACTIONS, editImagePath, editImagePaths } from './calls/edit-paths';

const PATHS = list(ref('ImagePath'));
const FILE: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
const NO_PATH: JsonSchema = { anyOf: [ref('ImagePath'), ref('None')] };
const TAKEN =
  'JPEG, PNG, SVG, WEBP or GIF, known by its content; at most 10 MiB and 50 megapixels, an SVG at most 1 MiB.';
const ADDED = 'The record names it once its …EditForAddImagePath says so.';

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The differences between the calls that store pictures. */
const ADD_CALLS = {
  AddImage: {
    who: 'add own pictures',
    handle: addImage,
    summary: (of: string) => `Stores the picture of ${of}`,
    notes: `${TAKEN} ${ADDED} \`path\`: the picture that it then takes the place of.`,
    body: { path: NO_PATH, file: FILE },
    file: 'file',
    answer: { path: ref('ImagePath') },
  },
  AddImages: {
    who: 'add pictures',
    handle: addImages,
    summary: (of: string) => `Stores pictures of ${of}, all or none`,
    notes: `${TAKEN} ${ADDED}`,
    body: { images: { ...list(FILE), maxItems: IMAGES_AT_A_TIME } },
    file: 'images',
    answer: { images: PATHS },
  },
} as const;

/** @param all the facts of the pictures of every resource */
function addRoute(call: AddCall, all: readonly ResourcePictures[]): ContractRoute {
  const { who, handle, summary, notes, body, file, answer } = ADD_CALLS[call];
  const some = all.filter((pictures) => pictures.call === call);
  const folder = { type: 'string', enum: some.map((pictures) => pictures.folder) };
  const actions = distinct(some.map(({ changedBy }) => changedBy));
  return route({
    method: 'POST',
    path: `/${call}`,
    atRoot: true,
    who,
    format: 'form',
    handle,
    describes: {
      summary: summary(distinct(some.map(({ of }) => of)).join(' or ')),
      notes,
      body: requestObject({ folder, id, ...body }, ['folder', 'id', file]),
      answer: successResponse(answer),
      parts: actions.filter((action) => rolesOf(action) !== rolesOf(who)),
      finds: true,
      limited: true,
    },
  });
}

const DELETE_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'POST',
    path: '/DeleteImage',
    atRoot: true,
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

const DESCRIBES_ONE = {
  summary: 'Names a picture in its record; an empty path removes it and its file',
  body: requestObject({ id, path: NO_PATH }, ['id', 'path']),
  answer: successResponse(),
  finds: true,
} as const;

const DESCRIBES_LIST = {
  summary: 'Adds pictures to a record’s list, or takes them off it and removes their files',
  body: requestObject({ id, action: { type: 'string', enum: [...ACTIONS] }, images: PATHS }, [
    ...['id', 'action', 'images'],
  ]),
  answer: successResponse({ images: PATHS }),
  finds: true,
} as const;

/** The call that references added pictures in their record, or removes them. */
const pathRoute = ({ folder, call, pathCall, pathBy, changedBy }: ResourcePictures) =>
  route({
    method: 'PUT',
    path: pathCall,
    who: pathBy ?? changedBy,
    writes: true,
    handle: (asked) => (call === 'AddImage' ? editImagePath : editImagePaths)(asked, folder),
    describes: {
      ...(call === 'AddImage' ? DESCRIBES_ONE : DESCRIBES_LIST),
      ...(pathBy && { parts: [changedBy] }),
    },
  });

/** The calls of pictures. Source: docs/contract.md, "Images". */
export function imageRoutes(resources: readonly Resource[]): readonly ContractRoute[] {
  const all = resources.flatMap(({ pictures }) => pictures ?? []);
  return [
    addRoute('AddImage', all),
    addRoute('AddImages', all),
    ...DELETE_ROUTES,
    ...all.map(pathRoute),
  ];
}
