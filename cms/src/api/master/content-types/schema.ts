import { DERIVED_ATTRIBUTES } from '../../../domain';

/** Strapi's schema of a master list: plain texts of a region, each once in it, whatever its case. */
export const masterSchema = (singularName: string, pluralName: string, displayName: string) => ({
  kind: 'collectionType',
  collectionName: pluralName.replaceAll('-', '_'),
  info: { singularName, pluralName, displayName },
  options: { draftAndPublish: false },
  indexes: [
    {
      name: `${singularName.replaceAll('-', '_')}_key_idx`,
      columns: ['area', 'name_key'],
      type: 'unique',
    },
  ],
  attributes: {
    // Strapi writes into an attribute's object: each needs its own.
    area: { ...DERIVED_ATTRIBUTES.area },
    name: { type: 'string', maxLength: 400 },
    /** What two names are compared by. */
    nameKey: { type: 'string', visible: false, writable: false },
  },
});
