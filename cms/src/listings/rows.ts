import type { Core } from '@strapi/strapi';
import { attributeName, KIND_FIELDS } from '../domain';
import type { Kind, KindField } from '../domain';
import { LISTING_UIDS } from '../uids';

/** A row of a listing's table, by column. */
export type Row = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly document_id: string;
  readonly created_at: number | Date;
};

/** The table of a kind, and the column of each attribute, as Strapi has made them. */
export function tableOf(strapi: Core.Strapi, kind: Kind) {
  const { tableName, attributes } = strapi.db.metadata.get(LISTING_UIDS[kind]);
  const column = (attribute: string): string => {
    const facts = attributes[attribute] as { columnName?: string } | undefined;
    if (!facts?.columnName) throw new Error(`${kind} has no column for ${attribute}`);
    return facts.columnName;
  };
  return { tableName, column };
}

const FACTS = ['code', 'city', 'createdAt', 'updatedAt'] as const;

/** The columns that an answer is made from: of all fields, or of those that a card shows. */
export function columnsOf(strapi: Core.Strapi, kind: Kind, isCard: boolean): string[] {
  const { column } = tableOf(strapi, kind);
  const fields = KIND_FIELDS[kind].filter((field) => !isCard || field.onCard);
  return [
    'id',
    'document_id',
    ...FACTS.map(column),
    ...fields.map((field) => column(attributeName(field))),
  ];
}

/** An instant as either database gives it. */
export const isoOf = (instant: unknown): string =>
  new Date(instant instanceof Date ? instant : Number(instant)).toISOString();

function decoded(field: KindField, value: unknown): unknown {
  if (field.type === 'choices') {
    const list: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return list ?? [];
  }
  if (field.type === 'date') {
    return value instanceof Date ? value.toISOString().slice(0, 10) : (value ?? null);
  }
  return value ?? null;
}

/** How rows of a kind become the contract's fields; those that a row does not hold are left out. */
export function fieldsReader(strapi: Core.Strapi, kind: Kind) {
  const { column } = tableOf(strapi, kind);
  const [code, city, createdAt, updatedAt] = FACTS.map(column) as [string, string, string, string];
  const fields = KIND_FIELDS[kind].map((field) => [field, column(attributeName(field))] as const);
  return (row: Row): Record<string, unknown> => {
    const read: Record<string, unknown> = {
      _id: row.document_id,
      code: row[code],
      city: row[city],
      createdAt: isoOf(row[createdAt]),
      updatedAt: isoOf(row[updatedAt]),
    };
    for (const [field, name] of fields) {
      if (name in row) read[field.name] = decoded(field, row[name]);
    }
    return read;
  };
}
