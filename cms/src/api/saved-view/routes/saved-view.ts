import { DISPLAYS, LIST_KEYS, MOST_VIEWS, ROWS, TABLE_COLUMNS, USUAL_ROWS } from '../../../domain';
import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import {
  id,
  list,
  nullable,
  ref,
  requestObject,
  responseObject,
  withDescription,
} from '../../../openapi/json';
import { successResponse } from '../../../openapi/response-schemas';
import { listViews, removeView, saveView } from '../controllers/saved-view';

const forStaff = { method: 'POST', who: 'write listings' } as const;
const text = { type: 'string' } as const;
const ofList = { ...text, enum: [...LIST_KEYS] };

/** The calls of saved views. Source: docs/contract.md, "Saved views". */
export const VIEW_ROUTES: readonly ContractRoute[] = [
  route({
    ...forStaff,
    path: '/:area/SavedViewList',
    handle: listViews,
    describes: {
      summary: 'The views of a list that the own account has saved',
      body: requestObject({ list: ofList }, ['list']),
      answer: responseObject({ views: list(ref('SavedView')) }),
    },
  }),
  route({
    ...forStaff,
    path: '/:area/SavedViewSave',
    handle: saveView,
    describes: {
      summary: 'Saves a view of a list, or replaces one',
      notes: `At most ${String(MOST_VIEWS)} of a list, each with a name of its own.`,
      body: requestObject(
        {
          id: withDescription(id, 'The view that it replaces; none: a new one.'),
          list: ofList,
          name: { ...text, maxLength: 60 },
          query: withDescription(
            text,
            'The query of the list’s address; invalid parts are dropped.',
          ),
          display: { ...text, enum: [...DISPLAYS] },
          columns: withDescription(
            list({ ...text, enum: [...TABLE_COLUMNS] }),
            'Each once; an empty list: the code alone.',
          ),
          rows: { ...nullable({ type: 'integer', enum: [...ROWS] }), default: USUAL_ROWS },
        },
        ['list', 'name', 'display', 'columns'],
      ),
      answer: successResponse({ view: ref('SavedView') }),
      once: true,
      finds: true,
    },
  }),
  route({
    ...forStaff,
    path: '/:area/SavedViewDelete',
    handle: removeView,
    describes: {
      summary: 'Deletes an own view',
      body: requestObject({ id }, ['id']),
      answer: successResponse(),
      finds: true,
    },
  }),
];

export default strapiRouter(VIEW_ROUTES);
