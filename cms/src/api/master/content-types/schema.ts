import { DERIVED_ATTRIBUTES } from '../../../domain';

/** Strapi's schema of a master list: plain texts of a region, each unique in the region, case-insensitive. */
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
    // Strapi modifies an attribute's object, so each attribute needs its own object.
    area: { ...DERIVED_ATTRIBUTES.area },
    name: { type: 'string', maxLength: 400 },
    /** The key for comparing two names. */
    nameKey: { type: 'string', visible: false, writable: false },
  },
});
