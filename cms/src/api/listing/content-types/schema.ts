import {
  attributeName,
  CHECK_ATTRIBUTES,
  CLOSING_FIELDS,
  comparedAttribute,
  comparedAttributes,
  DERIVED_ATTRIBUTES,
  FIELD_TYPES,
  KIND_FACTS,
  KIND_FIELDS,
  LISTING_STATUSES,
  masterFields,
  PAGE_ENDED,
  recordFieldAttribute,
  REDUCTION_ATTRIBUTES,
  ruleForAllAreas,
  STORED_FIELDS,
} from '../../../domain';
import type { Attribute, Kind, KindField } from '../../../domain';
import { AWAITS_IMAGES } from '../services/images-awaited';
import { PUBLIC_FAULT } from '../public-fault';

const NAMES: Readonly<Record<Kind, { readonly plural: string; readonly display: string }>> = {
  propresi: { plural: 'propresis', display: 'Residential property' },
  propcom: { plural: 'propcoms', display: 'Commercial property' },
};

const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '');

/** The columns that a search compares. Each index contains them, so that a count does not read rows. */
function comparedColumns(kind: Kind): string[] {
  const compared = KIND_FIELDS[kind]
    .filter(({ filter, filterKind }) => filter !== undefined && (filterKind ?? kind) === kind)
    .map((field) => snake(comparedAttribute(field)));
  return [...new Set([...compared, 'property_for', 'reduced_on', 'reduced_by'])];
}

/** The indexes for searches: one for each sort order of a list, and one for searches of localities. */
function indexes(kind: Kind) {
  const scope = ['area', 'list', snake(KIND_FACTS[kind].statusField)];
  const begins: Readonly<Record<string, readonly string[]>> = {
    newest: ['created_at', 'id'],
    price: ['price', 'created_at', 'id'],
    sector: ['locality_key', 'created_at', 'id'],
    locality: ['locality', 'price', 'created_at', 'id'],
  };
  return [
    ...Object.entries(begins).map(([name, begin]) => ({
      name: `${kind}_${name}_idx`,
      columns: [...new Set([...scope, ...begin, ...comparedColumns(kind)])],
    })),
    { name: `${kind}_code_idx`, columns: ['code'], type: 'unique' },
    { name: `${kind}_import_key_idx`, columns: ['import_key'], type: 'unique' },
    {
      name: `${kind}_checked_idx`,
      columns: ['area', snake(KIND_FACTS[kind].statusField), 'checked_on'],
    },
    { name: `${kind}_public_from_idx`, columns: ['public_from'] },
    { name: `${kind}_public_until_idx`, columns: ['public_until'] },
    { name: `${kind}_phone_idx`, columns: ['phone_of_contact_person', 'area', 'list'] },
  ];
}

/** The panel's form shows a field for the purposes that have it. */
const shownWhen = ({ purposes }: KindField): Attribute =>
  purposes === undefined
    ? {}
    : { conditions: { visible: { in: [{ var: 'propertyFor' }, [...purposes]] } } };

/** The default in the panel's form: active for the status, and the only option of a field with one option. */
function defaultOf(kind: Kind, field: KindField): Attribute {
  if (field.name === KIND_FACTS[kind].statusField) return { default: LISTING_STATUSES[0] };
  const { options } = ruleForAllAreas(field);
  return field.required && options.length === 1 ? { default: options[0] } : {};
}

/** The master list that the panel's input offers. */
function masterOption(kind: Kind, field: KindField): Attribute {
  const master = masterFields(kind).find(([name]) => name === field.name)?.[1];
  return master === undefined ? {} : { options: { master } };
}

/** The facts of a closing, which the panel's form shows for that stage alone. */
const CLOSING = Object.entries(CLOSING_FIELDS).map(([name, field]): [string, Attribute] => [
  name,
  {
    ...recordFieldAttribute(field),
    private: true,
    conditions: { visible: { in: [{ var: 'stage' }, ['Closed']] } },
  },
]);

/** The importer's key of a listing, and a hash of the values that it last wrote. */
const OF_IMPORT: Attribute = { type: 'string', private: true, visible: false, writable: false };

/** Strapi's schema of a kind of property, made from the catalogue. */
export function listingSchema(kind: Kind) {
  const own: readonly (readonly [string, Attribute])[] = STORED_FIELDS[kind].map((field) => [
    attributeName(field),
    {
      ...FIELD_TYPES[field.type].attribute(ruleForAllAreas(field)),
      ...shownWhen(field),
      ...defaultOf(kind, field),
      ...masterOption(kind, field),
    },
  ]);
  const attributes: readonly (readonly [string, Attribute])[] = [
    ['code', { type: 'string', writable: false }],
    ...Object.entries(DERIVED_ATTRIBUTES),
    ...Object.entries(REDUCTION_ATTRIBUTES),
    ...Object.entries(CHECK_ATTRIBUTES),
    ...Object.entries(comparedAttributes(kind)),
    ...own,
    ['images', { type: 'media', multiple: true, allowedTypes: ['images'] }],
    ...CLOSING,
    [PAGE_ENDED, { type: 'boolean', private: true, visible: false, writable: false }],
    [PUBLIC_FAULT, { type: 'text', private: true, visible: false, writable: false }],
    [AWAITS_IMAGES, { type: 'boolean', private: true, visible: false, writable: false }],
    ['importKey', { ...OF_IMPORT }],
    ['importedValues', { ...OF_IMPORT }],
  ];
  return {
    kind: 'collectionType',
    collectionName: NAMES[kind].plural,
    info: { singularName: kind, pluralName: NAMES[kind].plural, displayName: NAMES[kind].display },
    options: { draftAndPublish: false },
    indexes: indexes(kind),
    // Strapi modifies an attribute's object, so each attribute needs its own object.
    attributes: Object.fromEntries(attributes.map(([name, attribute]) => [name, { ...attribute }])),
  };
}
