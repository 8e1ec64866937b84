import { defineResource } from '../../documents/resource';
import { AREAS, DISPLAYS, LIST_KEYS, ROWS } from '../../domain';
import { id, list, responseObject, withDescription } from '../../openapi/json';

const text = { type: 'string' } as const;

/** The views of lists that staff have saved. Source: docs/contract.md, "Saved views". */
export const savedView = defineResource({
  name: 'saved-view',
  uid: 'api::saved-view.saved-view',
  pages: 'none',
  schemas: {
    SavedView: responseObject({
      _id: id,
      area: { ...text, enum: [...AREAS] },
      list: { ...text, enum: [...LIST_KEYS] },
      name: text,
      query: withDescription(text, 'The query of the list’s address, without `?`.'),
      display: { ...text, enum: [...DISPLAYS] },
      columns: withDescription(list(text), 'An older view can have other names.'),
      rows: { type: 'integer', enum: [...ROWS] },
    }),
  },
});
