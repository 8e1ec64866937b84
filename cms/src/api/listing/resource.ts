import {
  attributeName,
  CLOSING_FIELDS,
  KIND_FACTS,
  REGION_LABEL,
  STORED_FIELDS,
} from '../../domain';
import type { Kind } from '../../domain';
import { defineResource } from '../../documents/resource';
import { fieldsOfRule } from '../../documents/versioned-fields';
import type { VersionedField } from '../../documents/resource';
import { CHECK_SCHEMAS } from './check-schemas';
import { listingPanel } from './panel';
import { listingSchemas } from './schemas';
import { PUBLIC_FAULT } from './public-fault';

/** Every field of the catalogue, the region, the facts of a closing and the pictures. Derived columns follow from them. */
function versionedFields(kind: Kind): Readonly<Record<string, VersionedField>> {
  const unitOf = new Map(
    STORED_FIELDS[kind].flatMap((field) =>
      field.unitOf === undefined ? [] : [[field.unitOf, attributeName(field)]],
    ),
  );
  return {
    area: { label: REGION_LABEL, type: 'region' },
    ...Object.fromEntries(
      STORED_FIELDS[kind].map((field): [string, VersionedField] => {
        const { name, label, type } = field;
        // What was planned once must not happen because an earlier version comes back.
        const past = type === 'minute' ? ({ isPast: true } as const) : {};
        return [attributeName(field), { label, name, type, unit: unitOf.get(name), ...past }];
      }),
    ),
    ...fieldsOfRule({ fields: CLOSING_FIELDS }),
    images: { label: 'Pictures' },
    [PUBLIC_FAULT]: { label: 'Publication', isPast: true },
    checkedOn: { label: 'Checked', type: 'date', isPast: true },
    documents: { label: 'Documents', isPast: true },
  };
}

const listingResource = <const K extends Kind>(kind: K) =>
  defineResource({
    name: kind,
    uid: `api::${kind}.${kind}`,
    pages: 'listing',
    pictures: {
      folder: kind,
      of: 'a property',
      field: 'images',
      call: 'AddImages',
      crop: null,
      addedBy: 'add pictures',
      changedBy: 'write listings',
      pathCall: `/:area/${KIND_FACTS[kind].call}EditForAddImagePath`,
      title: 'code',
    },
    versions: {
      fields: versionedFields(kind),
      seenBy: 'write listings',
    },
    bin: {
      label: `${KIND_FACTS[kind].category} Property`,
      title: ['code', 'propertyType', 'locality'],
      by: 'write listings',
    },
    panel: listingPanel(kind),
    schemas: { ...listingSchemas(kind), ...CHECK_SCHEMAS },
  });

/** Each kind of listing has its own content type. */
export const listings = {
  propresi: listingResource('propresi'),
  propcom: listingResource('propcom'),
};
