import type { Area, Kind, ListKey, ListingValues, Purpose } from '../../../domain';
import { LISTS } from '../../../domain';
import { random } from '../../random';
import type { Random } from '../../random';
import { PROJECTS } from './lists';
import type { Project, Row, RowList } from './row';

/** One row with what everything that is worked out from it has to know. */
export interface Case {
  /** As `dwk-RS-03`: seeds what is worked out, and names the pictures. */
  readonly key: string;
  readonly r: Random;
  readonly area: Area;
  readonly kind: Kind;
  readonly list: ListKey;
  readonly row: Row;
  readonly project: Project | undefined;
  readonly locality: string;
  readonly purpose: Purpose;
  readonly isRent: boolean;
  readonly isLand: boolean;
  readonly isHome: boolean;
  /** A house of its own or a floor of one, not a flat in a tower. */
  readonly standsAlone: boolean;
  readonly floors: number;
  readonly comfort: Project['comfort'];
  readonly today: Date;
}

const STANDING_ALONE = ['Floor', 'Duplex House', 'House', 'Villa'];

/** Some of a listing's values by the contract's names. */
export type Part = ListingValues;

export function caseOf({ area, kind, list, rows }: RowList, index: number, today: Date): Case {
  const row = rows[index];
  if (!row) throw new Error(`the list ${area} ${list} has no row ${String(index)}`);
  const key = `${area}-${list}-${String(index + 1).padStart(2, '0')}`;
  const project = PROJECTS[area][kind].find(({ name }) => name === row.at);
  const purpose = row.more?.propertyFor ?? LISTS[list].purposes[0];
  const isLand = row.type.includes('Land');
  return {
    key,
    r: random(key),
    area,
    kind,
    list,
    row,
    project,
    locality: project?.locality ?? row.at,
    purpose: purpose as Purpose,
    isRent: LISTS[list].offer === 'Rent',
    isLand,
    isHome: kind === 'propresi' && !isLand,
    standsAlone: STANDING_ALONE.includes(row.type),
    floors: project?.floors ?? Number(row.more?.totalFloors ?? 3),
    comfort: project?.comfort ?? 1,
    today,
  };
}
