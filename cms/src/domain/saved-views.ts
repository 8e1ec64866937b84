import { isLonger } from './field-types/rule';
import type { Outcome } from './field-rules';
import { LIST_KEYS } from './listings';
import type { ListKey } from './listings';
import { required } from './record-field';
import { parseFields } from './record-rules';
import type { Area } from './regions';
import { fromQuery, toQuery } from './search';

/** The ways in which staff see a list. */
export const DISPLAYS = ['Cards', 'Table'] as const;
export type Display = (typeof DISPLAYS)[number];

/** The rows per page that staff choose from for the table, and the usual ones. */
export const ROWS = [10, 25, 50, 100] as const;
export type Rows = (typeof ROWS)[number];
export const USUAL_ROWS: Rows = 10;

/** The columns of the table that staff choose from, in its order; the code is always shown. */
export const TABLE_COLUMNS = [
  'price',
  'stage',
  'locality',
  'type',
  'purpose',
  'project',
  'area',
  'changed',
] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** The most saved views that an account has of one list. Source: docs/contract.md, "Saved views". */
export const MOST_VIEWS = 20;

/** What a saved view keeps of a list. */
export interface ViewValues {
  readonly list: ListKey;
  readonly name: string;
  /** The query of the list's address, without `?`. */
  readonly query: string;
  readonly display: Display;
  /** The columns of the table. An older view can have others; the site leaves them out. */
  readonly columns: readonly string[];
  /** The rows per page of the table. */
  readonly rows: Rows;
}

/** A saved view, as its account gets it. */
export interface SavedView extends ViewValues {
  readonly _id: string;
  readonly area: Area;
}

const VIEW_FIELDS = {
  list: required({ type: 'choice', label: 'List', options: LIST_KEYS }),
  name: required({ type: 'text', label: 'Name', max: 60 }),
  display: required({ type: 'choice', label: 'Display', options: DISPLAYS }),
} as const;

const MAX_QUERY = 4000;

const areColumns = (value: unknown): value is readonly TableColumn[] =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((one) => TABLE_COLUMNS.some((name) => name === one));

function queryError(query: unknown): string | undefined {
  if (typeof query !== 'string') return 'Query must be text';
  return isLonger(query, MAX_QUERY)
    ? `Query must be at most ${String(MAX_QUERY)} characters`
    : undefined;
}

/** The text by which names are the same: capital letters make no difference. */
export const viewNameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** The list of a call. A wrong one is an error of `list`. */
export function parseViewList(input: Readonly<Record<string, unknown>>): Outcome<ListKey> {
  const { values, errors } = parseFields({ list: VIEW_FIELDS.list }, input);
  return 'list' in errors ? { ok: false, errors } : { ok: true, value: values.list as ListKey };
}

/** The name of a view, for a form. */
export const viewNameErrors = (name: unknown): Readonly<Record<string, string>> =>
  parseFields({ name: VIEW_FIELDS.name }, { name }).errors;

/** Parses a view. Of its query the valid filters and the sorting stay, not the page. */
export function parseView(
  area: Area,
  input: Readonly<Record<string, unknown>>,
): Outcome<ViewValues> {
  const { values, errors } = parseFields(VIEW_FIELDS, input);
  const { query = '', columns } = input;
  const rows = ROWS.find((one) => one === (input.rows ?? USUAL_ROWS));
  const wrong = queryError(query);
  if (wrong !== undefined) errors.query = wrong;
  if (!areColumns(columns))
    errors.columns = `Columns must be a list of these, each once: ${TABLE_COLUMNS.join(', ')}`;
  if (!rows) errors.rows = `Rows must be one of: ${ROWS.join(', ')}`;
  if (Object.keys(errors).length > 0 || !areColumns(columns) || !rows) return { ok: false, errors };
  const view = values as Pick<ViewValues, keyof typeof VIEW_FIELDS>;
  const { search } = fromQuery(view.list, area, String(query));
  return { ok: true, value: { ...view, columns, rows, query: toQuery({ search, page: 1 }) } };
}
