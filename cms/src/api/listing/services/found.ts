import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { titleOf } from '../../../domain';
import type { FoundListing, Kind, ListingCard } from '../../../domain';
import { tableOf } from './rows';

/** The attributes of a found listing that have their own names. */
const NAMES = [
  ...(['code', 'locality', 'stage', 'projectName'] as const),
  ...(['propertyType', 'propertyFor', 'bedroom', 'category'] as const),
];

/** A row of a query for listings of both kinds. */
export interface FoundRow
  extends Pick<
      ListingCard,
      'projectName' | 'propertyType' | 'propertyFor' | 'bedroom' | 'category'
    >,
    Pick<FoundListing, 'kind' | 'code' | 'locality' | 'stage'> {
  readonly id: string;
}

/** The columns of a `FoundRow`, for a query of a kind's table. */
export function foundColumns(
  strapi: Core.Strapi,
  kind: Kind,
): Readonly<Record<string, string | Knex.Raw>> {
  const { column } = tableOf(strapi, kind);
  return {
    id: 'document_id',
    kind: strapi.db.connection.raw('?', [kind]),
    ...Object.fromEntries(NAMES.map((name) => [name, column(name)])),
  };
}

/** What staff know a listing by. */
export function presentFound(row: FoundRow): FoundListing {
  const { kind, code, locality, stage, propertyFor } = row;
  const titled: Omit<FoundRow, 'id' | 'kind' | 'stage'> = row;
  const title = titleOf(titled as ListingCard);
  return { ...{ kind, _id: row.id, code, title }, propertyFor: propertyFor ?? '', locality, stage };
}
