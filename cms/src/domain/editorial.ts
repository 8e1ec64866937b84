import { LIST_KEYS, listName } from './listings';
import { OVERVIEW_LINES } from './overview';
import { overviewFilterErrors } from './overview-filters';
import { required } from './record-field';
import type { RecordRule } from './record-field';
import { CITIES } from './regions';
import type { Action } from './roles';

/** A type of editorial records: lists in the order of their position, which the landing page shows. */
export interface EditorialType extends RecordRule {
  /** What the names of its calls begin with, as `PropOverview` of `PropOverviewCreate`. */
  readonly call: string;
  /** The key of a list of them in an answer. */
  readonly list: string;
  /** One record in words, with its article. */
  readonly one: string;
  /** The type on the site's buttons and forms, as `Award` of `Create Award`. */
  readonly label: string;
  /** The field that names a record. */
  readonly title: string;
  /** The action that a caller needs to write them. */
  readonly write: Action;
  /** The value of `folder` in the image calls. */
  readonly folder: string;
  /** The picture of a record has this size in pixels; null: it has several in their own shape, and shows the last. */
  readonly crop: { readonly width: number; readonly height: number } | null;
}

const position = { type: 'position', label: 'Position', hint: '1/2/3 so on' } as const;

const lines = Object.fromEntries(
  OVERVIEW_LINES.map((line, index) => [
    line,
    { type: 'text', label: `Line ${String(index + 1)}` } as const,
  ]),
) as Record<(typeof OVERVIEW_LINES)[number], { readonly type: 'text'; readonly label: string }>;

/**
 * The editorial types. Their calls, pictures, schemas, staff's tools and forms are made from their entry here.
 * Source: docs/contract.md, "Overviews and awards".
 */
export const EDITORIAL = {
  award: {
    call: 'Award',
    list: 'awards',
    one: 'an award',
    label: 'Award',
    title: 'head',
    write: 'write awards',
    folder: 'award',
    crop: null,
    fields: { head: { type: 'text', label: 'Heading', required: 'Heading' }, position },
  },
  overview: {
    call: 'PropOverview',
    list: 'overviews',
    one: 'an overview',
    label: 'Prop Overview',
    title: 'heading',
    write: 'write overviews',
    folder: 'ov',
    crop: { width: 425, height: 280 },
    fields: {
      city: required({ type: 'choice', label: 'Location', options: CITIES }),
      tag: { type: 'text', label: 'Tag' },
      heading: { type: 'text', label: 'Heading' },
      ...lines,
      list: { type: 'choice', label: 'List', options: LIST_KEYS.map(listName) },
      filters: {
        ...{ type: 'text', label: 'Filters', max: 1000 },
        hint: 'What stands after the ? in the address of a filtered list',
      },
      position,
    },
    crossFieldErrors: overviewFilterErrors,
  },
} as const satisfies Readonly<Record<string, EditorialType>>;

export type EditorialName = keyof typeof EDITORIAL;
export const EDITORIAL_NAMES = Object.keys(EDITORIAL) as readonly EditorialName[];
