import type { Area, Kind } from '../domain';

/** What `npm run export` takes from the database. */
export interface Wanted {
  readonly area: Area;
  readonly kind: Kind;
  readonly withPrivate: boolean;
}

/** The requests of an export: first `open`, which returns the header, then `next` until it returns no listings. */
export type Request =
  | ({ readonly call: 'open' } & Wanted)
  | ({ readonly call: 'next'; readonly after: number } & Wanted);

/** Some listings of a file, and the last one's id. */
export interface Part {
  readonly csv: string;
  readonly count: number;
  readonly last: number;
}
