import {
  createRecord,
  deleteRecord,
  editRecord,
  fieldsSent,
  storedRecord,
} from '../documents/records';
import { byPosition, EDITORIAL } from '../domain';
import type { EditorialType, Picture, StoredRecord } from '../domain';
import type { Call } from '../http/call';
import { withIdempotency } from '../http/idempotency';
import { readValues } from '../http/paging';
import { route } from '../http/route';
import type { ContractRoute } from '../http/route';
import { picked, success } from '../http/success';
import { pictureOf } from '../media/present-picture';
import type { Media } from '../media/present-picture';
import { list, ref, responseObject } from '../openapi/json';
import { successResponse, valuesRequest } from '../openapi/response-schemas';
import { schemaOf } from './editorial-resource';
import type { EditorialResource } from './editorial-resource';

/** A record in the result of Strapi's query. */
interface Stored {
  readonly documentId: string;
  readonly createdAt: string;
  readonly position: number | null;
  readonly [attribute: string]: unknown;
}

type Presented = StoredRecord & {
  readonly img: string | null;
  readonly image: Picture | null;
};

/** The record for the API's response, with the last of its pictures. */
function present({ rule, pictures: { field } }: EditorialResource, stored: Stored): Presented {
  const last = [stored[field] as Media | readonly Media[] | null].flat().at(-1) ?? null;
  return {
    _id: stored.documentId,
    createdAt: stored.createdAt,
    ...picked(stored, Object.keys(rule?.fields ?? {})),
    img: last?.url ?? null,
    image: last && pictureOf(last),
  };
}

/**
 * The five calls of an editorial type: list all in the order of their position, read one, create, edit, delete.
 * Source: docs/contract.md, "Overviews and awards".
 */
export function editorialRoutes(resource: EditorialResource): readonly ContractRoute[] {
  const { name, uid, pictures } = resource;
  const { call, one, list: listKey, write }: EditorialType = EDITORIAL[name];
  const schema = schemaOf(name);
  const populate = { [pictures.field]: true };
  const forAll = { who: 'see the public site' } as const;
  const forStaff = { who: write, writes: true } as const;
  const find = async (id: string) =>
    present(resource, await storedRecord<Stored>(strapi, resource, id, populate));
  const listAll = async () => {
    const rows = (await strapi.db.query(uid).findMany({ populate })) as readonly Stored[];
    return { [listKey]: [...rows].sort(byPosition).map((row) => present(resource, row)) };
  };
  const findOne = async ({ param }: Call) => ({ [name]: await find(param('id')) });
  const create = async (asked: Call) => {
    const sent = fieldsSent(resource, readValues(asked.body));
    const id = await withIdempotency(asked, name, () => createRecord(strapi, resource, sent));
    return success({ [name]: await find(id) });
  };
  const edit = async ({ body, param }: Call) => {
    await editRecord(strapi, resource, param('id'), fieldsSent(resource, body));
    return success();
  };
  const remove = async ({ param }: Call) => {
    await deleteRecord(strapi, resource, param('id'));
    return success();
  };
  return [
    route({
      method: 'POST',
      path: `/${call}Search`,
      ...forAll,
      handle: listAll,
      describes: {
        summary: `All ${listKey}, by position, then newest`,
        answer: responseObject({ [listKey]: list(ref(schema)) }),
      },
    }),
    route({
      method: 'GET',
      path: `/${call}Detail/:id`,
      ...forAll,
      handle: findOne,
      describes: {
        summary: one.charAt(0).toUpperCase() + one.slice(1),
        answer: responseObject({ [name]: ref(schema) }),
      },
    }),
    route({
      method: 'POST',
      path: `/${call}Create`,
      ...forStaff,
      handle: create,
      describes: {
        summary: `Adds ${one}`,
        body: valuesRequest(`${schema}Fields`),
        answer: successResponse({ [name]: ref(schema) }),
        once: true,
      },
    }),
    route({
      method: 'PUT',
      path: `/${call}Edit/:id`,
      ...forStaff,
      handle: edit,
      describes: {
        summary: `Changes ${one}`,
        body: ref(`${schema}Fields`),
        answer: successResponse(),
      },
    }),
    route({
      method: 'PUT',
      path: `/${call}Delete/:id`,
      ...forStaff,
      handle: remove,
      describes: { summary: `Deletes ${one} and its files`, answer: successResponse() },
    }),
  ];
}
