import { Typography } from '@strapi/design-system';
import { isArea, REGIONS } from '../../domain';

interface Header {
  readonly name: string;
  readonly attribute?: { readonly customField?: string };
  readonly [more: string]: unknown;
}

interface Table {
  readonly displayedHeaders: readonly Header[];
  readonly [more: string]: unknown;
}

/** Shows the name of a region in lists, instead of its code. */
export const withRegions = (table: Table): Table => ({
  ...table,
  displayedHeaders: table.displayedHeaders.map((header) =>
    header.attribute?.customField === 'global::region'
      ? {
          ...header,
          cellFormatter: (row: Readonly<Record<string, unknown>>) => {
            const area = row[header.name];
            return (
              <Typography textColor="neutral800">
                {isArea(area) ? REGIONS[area].label : '-'}
              </Typography>
            );
          },
        }
      : header,
  ),
});
