import { Typography } from '@strapi/design-system';
import { cellTextOf } from './cell-text';
import type { Header } from './cell-text';

interface Table {
  readonly displayedHeaders: readonly Header[];
  readonly [more: string]: unknown;
}

/** Shows regions by name and prices with grouped digits in lists. */
export const withCells = (table: Table): Table => ({
  ...table,
  displayedHeaders: table.displayedHeaders.map((header) => {
    const textOf = cellTextOf(header);
    if (!textOf) return header;
    return {
      ...header,
      cellFormatter: (row: Readonly<Record<string, unknown>>) => (
        <Typography textColor="neutral800">{textOf(row[header.name])}</Typography>
      ),
    };
  }),
});
