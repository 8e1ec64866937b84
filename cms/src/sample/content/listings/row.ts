import type { Area, AreaUnit, FieldsOf, Kind, ListKey } from '../../../domain';

/** A project of a region's master lists, with what all of its listings share. */
export interface Project {
  readonly name: string;
  readonly locality: string;
  /** A `projectType` of its kind of property. */
  readonly type: string;
  readonly floors: number;
  /** 1: park, guard and water; 2: lifts and covered parking too; 3: club, pool and the rest. */
  readonly comfort: 1 | 2 | 3;
  /** Registered under RERA: the listing bears a number, plainly a sample. */
  readonly isRegistered?: true;
}

/** An area in square feet, or in another unit. */
export type Size = number | readonly [amount: number, unit: AreaUnit];

/** What is said of one listing by hand; the rest is worked out from it. */
export interface Row {
  readonly type: string;
  /** The name of a project, or for what stands alone, its locality. */
  readonly at: string;
  /** Rupees: the demand, or the rent a month. */
  readonly price: number;
  readonly size: Partial<Readonly<Record<'plot' | 'carpet' | 'super' | 'builtUp', Size>>>;
  readonly bhk?: number;
  readonly floor?: string;
  readonly furnished: string;
  /** Said instead of what would be worked out. */
  readonly more?: Partial<FieldsOf<'propresi'>> & Partial<FieldsOf<'propcom'>>;
  readonly hasNoPicture?: true;
}

/** The rows of one list. */
export interface RowList {
  readonly area: Area;
  readonly kind: Kind;
  readonly list: ListKey;
  readonly rows: readonly Row[];
}
