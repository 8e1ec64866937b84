import type { Core } from '@strapi/strapi';
import { attributeName, PUBLIC_FIELDS, reraApplies, shownReduction } from '../../../domain';
import type { Kind, KindField } from '../../../domain';
import { LISTING_UIDS } from '../../../uids';

/** A row of a listing's table: its values by column. */
export type Row = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly document_id: string;
  readonly created_at: number | Date;
};

/** The table of a kind, created by Strapi. */
export interface Table {
  readonly tableName: string;
  /** The column of an attribute. @throws Error if there is none */
  readonly column: (attribute: string) => string;
  /** The columns of all fields; `cardColumns` are those of fields on a card. */
  readonly wholeColumns: readonly string[];
  readonly cardColumns: readonly string[];
  readonly fields: readonly (readonly [KindField, column: string])[];
}

const FACTS = ['code', 'city', 'createdAt', 'updatedAt', 'reducedBy', 'reducedOn'] as const;
/** The days that only the whole listing has. */
const DAYS = ['checkedOn', 'closedOn'];

function readTable(strapi: Core.Strapi, kind: Kind): Table {
  const { tableName, attributes } = strapi.db.metadata.get(LISTING_UIDS[kind]);
  const column = (attribute: string): string => {
    const facts = attributes[attribute] as { columnName?: string } | undefined;
    if (!facts?.columnName) throw new Error(`${kind} has no column for ${attribute}`);
    return facts.columnName;
  };
  const fields = PUBLIC_FIELDS[kind].map((field) => [field, column(attributeName(field))] as const);
  const columnsOf = (chosen: typeof fields) => [
    'id',
    'document_id',
    ...FACTS.map(column),
    ...chosen.map(([, name]) => name),
  ];
  return {
    tableName,
    column,
    fields,
    wholeColumns: [...columnsOf(fields), ...DAYS.map(column)],
    cardColumns: columnsOf(fields.filter(([field]) => field.onCard)),
  };
}

const tables = new WeakMap<Core.Strapi, Map<Kind, Table>>();

/** The table of a kind. It is read once, because it does not change while the program runs. */
export function tableOf(strapi: Core.Strapi, kind: Kind): Table {
  const known = tables.get(strapi) ?? new Map<Kind, Table>();
  const table = known.get(kind) ?? readTable(strapi, kind);
  tables.set(strapi, known.set(kind, table));
  return table;
}

/** Converts an instant of either database to ISO 8601. An invalid value, from a write without rules, becomes 1970. */
export function isoOf(instant: unknown): string {
  const time = new Date(instant instanceof Date ? instant : Number(instant)).getTime();
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
}

/** A damaged list becomes an empty value: one bad row must not make the others unreadable. */
function choicesOf(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? [];
  try {
    return (JSON.parse(value) as unknown) ?? [];
  } catch {
    return [];
  }
}

function decoded({ type }: Pick<KindField, 'type'>, value: unknown): unknown {
  if (type === 'choices') return choicesOf(value);
  if (type === 'date') {
    return value instanceof Date ? value.toISOString().slice(0, 10) : (value ?? null);
  }
  return value ?? null;
}

const reductionOf = (percent: unknown, on: unknown) =>
  typeof on === 'string' && on !== '' ? shownReduction({ percent: Number(percent), on }) : null;

/** The API's fields of a kind's rows. Fields without a column in the rows are left out. */
export function readFields(
  strapi: Core.Strapi,
  kind: Kind,
  rows: readonly Row[],
): readonly Record<string, unknown>[] {
  const { column, fields } = tableOf(strapi, kind);
  const [code = '', city = '', createdAt = '', updatedAt = '', by = '', on = ''] =
    FACTS.map(column);
  const [first = {}] = rows;
  const days = DAYS.filter((name) => column(name) in first);
  const selected = fields.filter(([, name]) => name in first);
  return rows.map((row) => {
    const read: Record<string, unknown> = {
      _id: row.document_id,
      code: row[code],
      city: row[city],
      createdAt: isoOf(row[createdAt]),
      updatedAt: isoOf(row[updatedAt]),
      reduction: reductionOf(row[by], row[on]),
    };
    for (const name of days) read[name] = decoded({ type: 'date' }, row[column(name)]);
    for (const [field, name] of selected) read[field.name] = decoded(field, row[name]);
    if (days.length > 0) read.reraApplies = reraApplies(read);
    return read;
  });
}
