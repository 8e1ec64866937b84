import type { Knex } from 'knex';
import { array, boolean, mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import type { Client } from './database';

const names = () => array(string().required()).required();

/** A schema as Strapi stores it. It is the same for each database. */
const schema = object({
  tables: array(
    object({
      name: string().required(),
      columns: array(
        object({
          name: string().required(),
          type: string().required(),
          args: array(mixed<object | string | number>().required()).default([]),
          defaultTo: mixed<string | number | boolean>().nullable(),
          unsigned: boolean().default(false),
          notNullable: boolean().default(false),
        }).required(),
      ).required(),
      indexes: array(
        object({ name: string().required(), columns: names(), type: string().nullable() }),
      ).default([]),
      foreignKeys: array(
        object({
          name: string().required(),
          columns: names(),
          referencedColumns: names(),
          referencedTable: string().required(),
          onDelete: string().nullable(),
          onUpdate: string().nullable(),
        }),
      ).default([]),
    }).required(),
  ).required(),
}).required();

export type Table = InferType<typeof schema>['tables'][number];
export type Column = Table['columns'][number];

/** The table of Strapi's stored schema. */
export const SCHEMA_TABLE = 'strapi_database_schema';

const column = (name: string, type: string, ...args: readonly (object | string)[]): Column => ({
  ...{ name, type, args: [...args], defaultTo: null, unsigned: false, notNullable: false },
});
const ID = column('id', 'increments', { primary: true, primaryKey: true });
const TIME = column('time', 'datetime', { useTz: false });
const ownTable = (name: string, columns: readonly Column[]): Table => ({
  ...{ name, columns: [ID, ...columns], indexes: [], foreignKeys: [] },
});

/** The tables that Strapi's stored schema lacks. */
const OWN_TABLES: readonly Table[] = [
  ownTable(SCHEMA_TABLE, [column('schema', 'json'), TIME, column('hash', 'string')]),
  ownTable('strapi_migrations', [column('name', 'string'), TIME]),
  ownTable('strapi_migrations_internal', [column('name', 'string'), TIME]),
];

/**
 * All tables of a database.
 * @param stored the column `schema` of Strapi's stored schema
 */
export const tablesOf = (stored: unknown): readonly Table[] => [
  ...schema.validateSync(stored).tables,
  ...OWN_TABLES,
];

function addColumn(builder: Knex.CreateTableBuilder, { type, name, args, ...rules }: Column): void {
  const make = builder[type as 'specificType'] as (...all: unknown[]) => Knex.ColumnBuilder;
  const made = make.call(builder, name, ...args);
  if (rules.unsigned) made.unsigned();
  if (rules.defaultTo !== null && rules.defaultTo !== undefined) made.defaultTo(rules.defaultTo);
  if (rules.notNullable) made.notNullable();
}

function addIndex(builder: Knex.CreateTableBuilder, index: Table['indexes'][number]): void {
  const { name, columns, type } = index;
  if (type === 'primary') builder.primary(columns, { constraintName: name });
  else if (type === 'unique') builder.unique(columns, { indexName: name });
  else builder.index(columns, name);
}

function addForeignKey(builder: Knex.CreateTableBuilder, key: Table['foreignKeys'][number]): void {
  const made = builder
    .foreign([...key.columns], key.name)
    .references([...key.referencedColumns])
    .inTable(key.referencedTable);
  if (key.onDelete) made.onDelete(key.onDelete);
  if (key.onUpdate) made.onUpdate(key.onUpdate);
}

/** Creates tables. On SQLite with their foreign keys, because no later statement can add them. */
export async function createTables(
  database: Knex,
  client: Client,
  tables: readonly Table[],
): Promise<void> {
  for (const table of tables)
    await database.schema.createTable(table.name, (builder) => {
      for (const one of table.columns) addColumn(builder, one);
      for (const one of table.indexes) addIndex(builder, one);
      if (client === 'sqlite') for (const one of table.foreignKeys) addForeignKey(builder, one);
    });
}

/** Adds the foreign keys on PostgreSQL, after the rows are loaded. */
export async function addForeignKeys(
  database: Knex,
  client: Client,
  tables: readonly Table[],
): Promise<void> {
  if (client === 'sqlite') return;
  for (const table of tables.filter(({ foreignKeys }) => foreignKeys.length > 0))
    await database.schema.alterTable(table.name, (builder) => {
      for (const one of table.foreignKeys) addForeignKey(builder, one);
    });
}
