import {
  createRecord,
  deleteRecord,
  editRecord,
  fieldsSent,
  storedRecord,
} from '../documents/records';
import type { Resource } from '../documents/resource';
import { byPosition } from '../domain';
import type { Action } from '../domain';
import type { Call } from '../http/call';
import { withIdempotency } from '../http/idempotency';
import { readValues } from '../http/paging';
import { route } from '../http/route';
import type { ContractRoute } from '../http/route';
import { success } from '../http/success';
import { list, ref, responseObject } from '../openapi/json';
import { successResponse, valuesRequest } from '../openapi/response-schemas';

/** What the editorial records of a type are called, and how they are answered. */
export interface EditorialRecords<Stored extends Parameters<typeof byPosition>[0]> {
  readonly resource: Resource;
  /** What the paths of its calls begin with, as `PropOverview`. */
  readonly call: string;
  /** The action that a caller needs to write them. */
  readonly write: Action;
  /** One record in words, with its article, as `an award`. */
  readonly one: string;
  /** The names of its schemas in OpenAPI: as answered, and its fields as taken. */
  readonly schema: string;
  /** The key of a list of them in an answer. */
  readonly listKey: string;
  /** What they are read with. */
  readonly populate: object;
  readonly present: (stored: Stored) => object;
}

/**
 * The five calls of editorial records: a list of all in order of their position, one, create, edit, delete.
 * Source: docs/contract.md, "Overviews and awards".
 */
export function editorialRoutes<Stored extends Parameters<typeof byPosition>[0]>(
  records: EditorialRecords<Stored>,
): readonly ContractRoute[] {
  const { resource, call, one, schema, listKey, populate, present } = records;
  const { name, uid } = resource;
  const forAll = { who: 'see the public site' } as const;
  const forStaff = { who: records.write, writes: true } as const;
  const find = (id: string) => storedRecord<Stored>(strapi, resource, id, populate);
  const listAll = async () => {
    const rows = (await strapi.db.query(uid).findMany({ populate })) as readonly Stored[];
    return { [listKey]: [...rows].sort(byPosition).map(present) };
  };
  const findOne = async ({ param }: Call) => ({ [name]: present(await find(param('id'))) });
  const create = async (asked: Call) => {
    const sent = fieldsSent(resource, readValues(asked.body));
    const id = await withIdempotency(asked, name, () => createRecord(strapi, resource, sent));
    return success({ [name]: present(await find(id)) });
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
