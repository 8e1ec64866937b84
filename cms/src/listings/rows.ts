import type { Core } from '@strapi/strapi';
import { attributeName, DERIVED_ATTRIBUTES, KIND_FIELDS } from '../domain';
import type { Derived, Kind, KindField } from '../domain';
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

/** The column of a derived attribute. */
export const derivedColumn = (strapi: Core.Strapi, kind: Kind, name: keyof Derived): string => {
  if (!(name in DERIVED_ATTRIBUTES)) throw new Error(`no derived attribute ${name}`);
  return tableOf(strapi, kind).column(name);
};

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

/** The contract's fields of a row; those that the row does not hold are left out. */
export function fieldsOfRow(strapi: Core.Strapi, kind: Kind, row: Row) {
  const { column } = tableOf(strapi, kind);
  const own = KIND_FIELDS[kind]
    .map((field) => [field, column(attributeName(field))] as const)
    .filter(([, name]) => name in row)
    .map(([field, name]) => [field.name, decoded(field, row[name])]);
  return {
    _id: row.document_id,
    code: row[column('code')],
    city: row[column('city')],
    createdAt: isoOf(row[column('createdAt')]),
    updatedAt: isoOf(row[column('updatedAt')]),
    ...(Object.fromEntries(own) as Record<string, unknown>),
  };
}
