import { CITIES, LIST_KEYS, listName, OVERVIEW_LINES } from '../../../../domain';

// Strapi modifies an attribute's object, so each attribute needs its own object.
const text = () => ({ type: 'string', maxLength: 400 });

export default {
  kind: 'collectionType',
  collectionName: 'overviews',
  info: { singularName: 'overview', pluralName: 'overviews', displayName: 'Property overview' },
  options: { draftAndPublish: false },
  attributes: {
    city: { type: 'enumeration', enum: [...CITIES] },
    tag: text(),
    heading: text(),
    ...Object.fromEntries(OVERVIEW_LINES.map((line) => [line, text()])),
    list: { type: 'enumeration', enum: LIST_KEYS.map(listName) },
    filters: { type: 'text', maxLength: 2000 },
    position: { type: 'integer' },
    picture: { type: 'media', multiple: false, allowedTypes: ['images'] },
  },
};
