import type { Core } from '@strapi/strapi';
import { attributeName, KIND_FIELDS } from '../../../domain';
import type { Kind, KindField } from '../../../domain';
import { LISTING_UIDS } from '../../../uids';

/** A row of a listing's table, by column. */
export type Row = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly document_id: string;
  readonly created_at: number | Date;
};

/** The table of a kind, as Strapi has made it. */
export interface Table {
  readonly tableName: string;
  /** The column of an attribute. @throws Error where there is none */
  readonly column: (attribute: string) => string;
  /** The columns that an answer is made from: of all fields, and of those that a card shows. */
  readonly wholeColumns: readonly string[];
  readonly cardColumns: readonly string[];
  readonly fields: readonly (readonly [KindField, column: string])[];
}

const FACTS = ['code', 'city', 'createdAt', 'updatedAt'] as const;

function readTable(strapi: Core.Strapi, kind: Kind): Table {
  const { tableName, attributes } = strapi.db.metadata.get(LISTING_UIDS[kind]);
  const column = (attribute: string): string => {
    const facts = attributes[attribute] as { columnName?: string } | undefined;
    if (!facts?.columnName) throw new Error(`${kind} has no column for ${attribute}`);
    return facts.columnName;
  };
  const fields = KIND_FIELDS[kind].map((field) => [field, column(attributeName(field))] as const);
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
    wholeColumns: columnsOf(fields),
    cardColumns: columnsOf(fields.filter(([field]) => field.onCard)),
  };
}

const tables = new WeakMap<Core.Strapi, Map<Kind, Table>>();

/** The table of a kind; it is the same while the program runs, and read once. */
export function tableOf(strapi: Core.Strapi, kind: Kind): Table {
  const known = tables.get(strapi) ?? new Map<Kind, Table>();
  const table = known.get(kind) ?? readTable(strapi, kind);
  tables.set(strapi, known.set(kind, table));
  return table;
}

/** An instant as either database gives it. What is none, as a row written past the rules may have, counts as 1970. */
export function isoOf(instant: unknown): string {
  const time = new Date(instant instanceof Date ? instant : Number(instant)).getTime();
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
}

/** A damaged list counts as none: one row must not keep all others from being read. */
function choicesOf(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? [];
  try {
    return (JSON.parse(value) as unknown) ?? [];
  } catch {
    return [];
  }
}

function decoded(field: KindField, value: unknown): unknown {
  if (field.type === 'choices') return choicesOf(value);
  if (field.type === 'date') {
    return value instanceof Date ? value.toISOString().slice(0, 10) : (value ?? null);
  }
  return value ?? null;
}

/** The API's fields of rows of a kind; those that the rows do not hold are left out. */
export function readFields(
  strapi: Core.Strapi,
  kind: Kind,
  rows: readonly Row[],
): readonly Record<string, unknown>[] {
  const { column, fields } = tableOf(strapi, kind);
  const [code, city, createdAt, updatedAt] = FACTS.map(column) as [string, string, string, string];
  const [first = {}] = rows;
  const held = fields.filter(([, name]) => name in first);
  return rows.map((row) => {
    const read: Record<string, unknown> = {
      _id: row.document_id,
      code: row[code],
      city: row[city],
      createdAt: isoOf(row[createdAt]),
      updatedAt: isoOf(row[updatedAt]),
    };
    for (const [field, name] of held) read[field.name] = decoded(field, row[name]);
    return read;
  });
}
