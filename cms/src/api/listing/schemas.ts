import {
  CLOSING_FIELDS,
  filterJson,
  filterOptions,
  isNeededByDrafts,
  KIND_FACTS,
  KIND_FIELDS,
  LIST_FILTERS,
  PRIVATE_CLOSING,
  PRIVATE_KIND_FIELDS,
  PUBLIC_FIELDS,
  STORED_FIELDS,
} from '../../domain';
import { LIST_KEYS, LISTS, SORTINGS } from '../../domain';
import type { Kind, ListKey, RecordField, SearchFilter } from '../../domain';
import { rolesOf } from '../../openapi/roles';
import {
  fieldInRequest,
  fieldInResponse,
  mapFields,
  optionsByRegion,
  recordFieldInRequest,
  recordFieldInResponse,
} from '../../openapi/fields';
import {
  day,
  responseObject,
  withDescription,
  id,
  instant,
  list,
  nullable,
  emptyAllowed,
  ref,
  requestObject,
  text,
} from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';
import { PUBLIC_FAULT } from './public-fault';

/** The names of a kind's schemas. */
export const LISTING_NAMES: Readonly<
  Record<Kind, Readonly<Record<'whole' | 'card' | 'taken', string>>>
> = {
  propresi: names('Residential'),
  propcom: names('Commercial'),
};

function names(kind: string) {
  return { whole: `${kind}Property`, card: `${kind}Card`, taken: `${kind}Fields` };
}

/** The name of the schema of a search's `values`. */
export const searchValuesName = (key: ListKey): string => `${LISTS[key].search}Values`;

const FACTS: Readonly<Record<string, JsonSchema>> = {
  _id: id,
  code: withDescription(
    text(40),
    'The listing’s code, as DWK-R-1042: given at its creation, unique.',
  ),
  city: ref('City'),
  createdAt: instant,
  updatedAt: instant,
  imagePaths: withDescription(list(ref('ImagePath')), 'In order; the first is the cover.'),
  images: withDescription(list(ref('Picture')), 'The same pictures, with their sizes.'),
  reduction: withDescription(
    nullable(
      responseObject({
        percent: { type: 'number', exclusiveMinimum: 0, maximum: 100 },
        on: day,
        text: { type: 'string' },
        until: withDescription(instant, 'When it is not recent any more.'),
      }),
    ),
    'The last change of the price, if it lowered it; else null.',
  ),
  rate: withDescription(
    nullable({ type: 'string' }),
    'The price per square foot with the name of the area; null if either is not known.',
  ),
};

/** The facts that only the results of searches have. */
const CARD_FACTS: Readonly<Record<string, JsonSchema>> = {
  rateComparison: withDescription(
    nullable({ type: 'string' }),
    'The rate compared with the median of its purpose, type, named area and locality, at most a minute old; null without one.',
  ),
};

/** The facts that only the whole listing has. */
const DETAIL_FACTS: Readonly<Record<string, JsonSchema>> = {
  reraApplies: withDescription(
    { type: 'boolean' },
    'Whether its status or transaction type needs a registration, or a reason of exemption.',
  ),
  closedOn: withDescription(nullable(day), 'The day on which it was sold or rented, else null.'),
  checkedOn: withDescription(
    nullable(day),
    'The day of its last check at the offices; null if it was never active.',
  ),
  priceHistory: withDescription(
    list(responseObject({ on: day, amount: { type: 'number', minimum: 0 } })),
    'The prices that it had and has in its list, oldest first, each from a day at the offices on.',
  ),
};

/** The facts that only the region's staff get, with the whole listing. */
const privateAnswered = (kind: Kind): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries([
    ...PRIVATE_KIND_FIELDS[kind].map((field) => [
      field.name,
      withDescription(fieldInResponse(field), 'Only for the area’s own staff.'),
    ]),
    ...PRIVATE_CLOSING.map((name) => [
      name,
      withDescription(
        recordFieldInResponse(CLOSING_FIELDS[name]),
        'Only for the area’s own staff, of a closed listing: else null.',
      ),
    ]),
    [
      PUBLIC_FAULT,
      withDescription(
        nullable({ type: 'string' }),
        'Only for the area’s own staff: why it did not change at its last publication time.',
      ),
    ],
  ]) as Readonly<Record<string, JsonSchema>>;

function propertyAnswered(kind: Kind, isCard: boolean): JsonSchema {
  const fields = PUBLIC_FIELDS[kind].filter((field) => !isCard || field.onCard);
  const own = fields.map((field) => [field.name, fieldInResponse(field)] as const);
  const staffs = isCard ? {} : privateAnswered(kind);
  return responseObject(
    {
      ...FACTS,
      ...(isCard ? CARD_FACTS : DETAIL_FACTS),
      ...(Object.fromEntries(own) as Record<string, JsonSchema>),
      ...staffs,
    },
    Object.keys(staffs),
  );
}

const fieldsTaken = (kind: Kind): Readonly<Record<string, JsonSchema>> => ({
  ...Object.fromEntries(STORED_FIELDS[kind].map((field) => [field.name, fieldInRequest(field)])),
  ...mapFields<RecordField>(CLOSING_FIELDS, recordFieldInRequest),
});

/** The body of an edit: the fields at the top level, and the order of the pictures. */
export const editOfListing = (kind: Kind): JsonSchema => ({
  allOf: [
    ref(LISTING_NAMES[kind].taken),
    requestObject({
      imagePaths: withDescription(
        { anyOf: [list(ref('ImagePath')), { type: 'null' }] },
        'The property’s own paths, each once, in the order that they shall have.',
      ),
    }),
  ],
});

/** The body of a create. The descriptions of fields name the purposes that require them. */
export function createOfListing(kind: Kind): JsonSchema {
  // A new listing without a status is active. A draft may lack other required fields.
  const initial = KIND_FACTS[kind].statusField;
  const required = KIND_FIELDS[kind].filter(
    (field) => field.required && field.name !== initial && isNeededByDrafts(field),
  );
  const values = {
    allOf: [
      ref(LISTING_NAMES[kind].taken),
      { required: required.map(({ name }) => name) },
      requestObject({
        inactiveWithoutImages: withDescription(
          emptyAllowed({ type: 'boolean' }),
          'true: an available listing is a draft until its first images are added.',
        ),
      }),
    ],
  };
  return requestObject({ values }, ['values']);
}

const MEANINGS: Readonly<Record<SearchFilter['by'], string>> = {
  any: 'Any of them.',
  equal: 'Equal to.',
  min: 'Inclusive.',
  max: 'Inclusive.',
  recent: 'Yes: the price was lowered in the last 30 days.',
};

/** A note for filters that do not compare the value as stored. */
function comparedAs({ field, by }: SearchFilter): string {
  if (by === 'recent') return '';
  if (field === null) return 'Without case.';
  return field.type === 'area'
    ? 'In sq. ft.: a property in another unit is compared converted, one without the area is not found.'
    : '';
}

function filterTaken(key: ListKey, filter: SearchFilter): JsonSchema {
  const { by, label, guard } = filter;
  return withDescription(
    emptyAllowed(filterJson(filter, key)),
    `${label}.`,
    MEANINGS[by],
    comparedAs(filter),
    guard ? `For ${rolesOf(guard)} alone.` : '',
    optionsByRegion((area) => filterOptions(filter, key, area)),
  );
}

const searchValues = (key: ListKey): JsonSchema =>
  requestObject({
    sorting: withDescription(
      emptyAllowed({ type: 'string', enum: [...SORTINGS] }),
      'none: newest first. Sector: natural order of the locality. Biggest reduction: by the percentage of',
      'the last 30 days. Ties newest first.',
    ),
    ...Object.fromEntries(
      LIST_FILTERS[key].map((filter) => [filter.key, filterTaken(key, filter)]),
    ),
  });

/** A kind's schemas: the listing, its card, its fields in requests, and the values of its lists' searches. */
export const listingSchemas = (kind: Kind): Readonly<Record<string, JsonSchema>> => ({
  [LISTING_NAMES[kind].whole]: propertyAnswered(kind, false),
  [LISTING_NAMES[kind].card]: propertyAnswered(kind, true),
  [LISTING_NAMES[kind].taken]: requestObject(fieldsTaken(kind)),
  ...Object.fromEntries(
    LIST_KEYS.filter((key) => LISTS[key].kind === kind).map((key) => [
      searchValuesName(key),
      searchValues(key),
    ]),
  ),
});
