import {
  attributeName,
  CLOSING_FIELDS,
  FORM_SECTIONS,
  REGION_LABEL,
  STORED_FIELDS,
} from '../../domain';
import type { FieldType, Kind, KindField, Section } from '../../domain';
import { FOR_REGION_STAFF, inRows, section, wordingOf as wordingOfRule } from '../../panel/layout';
import type { FormSection, PlacedField, ResourcePanel, Wording } from '../../panel/layout';

/** The width of a field's input in columns, if it is not a third of a row. */
const SIZES: Readonly<Partial<Record<FieldType, PlacedField['size']>>> = {
  choices: 12,
  longText: 12,
  link: 12,
  unit: 6,
  area: 6,
  length: 6,
  master: 6,
  phone: 6,
  minute: 6,
};
const THIRD = 4;

/** The maximum length of a label in a third of a row. */
const SHORT = 26;

const placed = (field: KindField): PlacedField => ({
  name: attributeName(field),
  size: field.label.length > SHORT ? 6 : (SIZES[field.type] ?? THIRD),
});

/** Fields that precede the catalogue's fields in a section. */
const BEFORE: Readonly<Partial<Record<Section, readonly PlacedField[]>>> = {
  property: [
    { name: 'code', size: 4 },
    { name: 'area', size: 4 },
  ],
};

/** Groups fields by their purposes, so that rows stay full when the form hides the fields of a purpose. */
function byPurposes(fields: readonly KindField[]): ReadonlyMap<string, readonly KindField[]> {
  const groups = new Map<string, KindField[]>();
  for (const field of fields) {
    const key = String(field.purposes);
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  return groups;
}

function sectionOf(kind: Kind, [key, heading]: readonly [string, string]): FormSection {
  const own = STORED_FIELDS[kind].filter((field) => field.section === key);
  const groups = [...byPurposes(own).values()];
  const [first = [], ...others] = groups.map((fields) => fields.map(placed));
  return {
    heading,
    rows: [inRows([...(BEFORE[key as Section] ?? []), ...first]), ...others.map(inRows)].flat(),
  };
}

const wordingOf = ({ label, hint }: KindField): Wording =>
  hint === undefined ? { label } : { label, hint };

/** The panel's form of a kind's listings, from the catalogue's labels, hints, sections and order. */
export function listingPanel(kind: Kind): ResourcePanel {
  const [first, ...others] = Object.entries(FORM_SECTIONS).map((entry) => sectionOf(kind, entry));
  const columns = ['propertyFor', 'propertyType', 'locality'];
  return {
    ...FOR_REGION_STAFF,
    wording: {
      ...Object.fromEntries(
        STORED_FIELDS[kind].map((field) => [attributeName(field), wordingOf(field)]),
      ),
      ...wordingOfRule({ fields: CLOSING_FIELDS }),
      code: { label: 'Code', hint: 'Given when it is saved' },
      area: { label: REGION_LABEL },
      city: { label: REGION_LABEL },
      price: { label: 'Price' },
      images: { label: 'Images', hint: 'The first is the cover' },
    },
    sections: [
      ...(first ? [first] : []),
      section('Images', ['images'], 12),
      ...others,
      section('Closing (private)', Object.keys(CLOSING_FIELDS), 4),
    ].filter(({ rows }) => rows.length > 0),
    readOnly: ['code', 'category'],
    required: [
      'area',
      ...STORED_FIELDS[kind].filter(({ required }) => required).map(attributeName),
    ],
    columns: ['code', ...columns, 'price', 'stage'],
    mainField: 'code',
    sort: { by: 'createdAt', order: 'DESC' },
  };
}
