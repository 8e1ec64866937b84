import { LIST_KEYS, listName } from './listings';
import { OVERVIEW_LINES } from './overview';
import { overviewFilterErrors } from './overview-filters';
import { required } from './record-field';
import type { RecordRule } from './record-field';
import { CITIES } from './regions';
import type { Action } from './roles';

/** A type of editorial records. The landing page shows them in the order of their position. */
export interface EditorialType extends RecordRule {
  /** The prefix of the names of its calls, such as `PropOverview` in `PropOverviewCreate`. */
  readonly call: string;
  /** The key of a list of these records in a response. */
  readonly list: string;
  /** The words for one record in messages, with the article. */
  readonly one: string;
  /** The name of the type on the site's buttons and forms, such as `Award` in `Create Award`. */
  readonly label: string;
  /** The field with the record's title. */
  readonly title: string;
  /** The action that a caller needs to write these records. */
  readonly write: Action;
  /** The value of `folder` in the image calls. */
  readonly folder: string;
  /**
   * The size of a record's picture in pixels. Null: a record has several pictures, uncropped, and shows the last one.
   */
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
 * The editorial types. Their calls, pictures, schemas, staff tools and forms are made from these entries.
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
