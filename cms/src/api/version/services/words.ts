import {
  areaText,
  dayText,
  isArea,
  minuteText,
  numberText,
  REGIONS,
  UNNAMED_AUTHORS,
} from '../../../domain';
import type { Version } from '../../../documents/versions';
import type { VersionedField } from '../../../documents/resource';
import { isPicturePath } from '../../../media/stored-file';

/** A change of a field in words. */
export interface ShownChange {
  readonly field: string;
  readonly label: string;
  /** Null where there was no value. */
  readonly before: string | null;
  readonly after: string | null;
}

type Fields = Readonly<Record<string, VersionedField>>;
type Pair = readonly [before: unknown, after: unknown];

function numberWords(type: VersionedField['type'], value: number, unit: unknown): string {
  if (type === 'money') return `₹ ${numberText(value)}`;
  if (type === 'length') return `${numberText(value)} ft.`;
  if (type === undefined || type === 'year') return String(value);
  return typeof unit === 'string' ? areaText(value, unit) : numberText(value);
}

/** A value as the site shows it; null if there is none. */
function valueWords({ type }: VersionedField, value: unknown, unit: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberWords(type, value, unit);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (type === 'date') return dayText(value);
  if (type === 'instant' || type === 'minute') return minuteText(value);
  return type === 'region' && isArea(value) ? REGIONS[value].label : value;
}

/** Pictures are told by their number: those of an earlier version may be gone. */
function pictureWords(value: unknown): string | null {
  const paths = Array.isArray(value) ? value.length : 0;
  if (paths === 0) return null;
  return paths === 1 ? '1 picture' : `${String(paths)} pictures`;
}

const arePictures = (pair: Pair): boolean =>
  pair.some((value) => Array.isArray(value) && value.length > 0 && value.every(isPicturePath));

/** The leaves of a value with parts, by the place of each: `2 · heading`. */
function leavesOf(value: unknown, place: readonly string[] = []): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null)
    return new Map(value === null || value === undefined ? [] : [[place.join(' · '), value]]);
  return new Map(
    Object.entries(value).flatMap(([key, part]) => {
      const name = Array.isArray(value) ? String(Number(key) + 1) : key;
      return [...leavesOf(part, [...place, name])];
    }),
  );
}

/** Whether a value is a part with fields, or a list of parts. */
const hasParts = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasParts) : typeof value === 'object' && value !== null;

function partChanges(field: string, label: string, [before, after]: Pair): ShownChange[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((place) => was.get(place) !== is.get(place))
    .map((place) => ({
      field,
      label: `${label} · ${place}`,
      before: valueWords({ label }, was.get(place), null),
      after: valueWords({ label }, is.get(place), null),
    }));
}

/**
 * The changes of fields in words, with their labels, in the order of the fields.
 * @param changed the values before and after, by attribute; an area's unit that stays is not a change of its own
 */
export function changeWords(fields: Fields, changed: Version['fields']): readonly ShownChange[] {
  return Object.entries(fields).flatMap(([attribute, field]): readonly ShownChange[] => {
    const pair = changed[attribute];
    if (!pair) return [];
    const { name = attribute, label, unit } = field;
    if (pair.some(hasParts)) return partChanges(name, label, pair);
    if (arePictures(pair)) {
      const [before, after] = pair.map(pictureWords) as [string | null, string | null];
      const isOther = before !== null && before === after;
      return [
        {
          field: name,
          label,
          before,
          after: isOther ? `${after}, others or in another order` : after,
        },
      ];
    }
    const units = unit === undefined ? undefined : changed[unit];
    const [before, after] = [0, 1].map((at) => valueWords(field, pair[at], units?.[at])) as [
      string | null,
      string | null,
    ];
    return before === after ? [] : [{ field: name, label, before, after }];
  });
}

/** Who wrote a version. Of people who are not of staff the name is not kept. */
export const authorWords = ({ actorName, entry }: Pick<Version, 'actorName' | 'entry'>): string =>
  actorName ?? UNNAMED_AUTHORS[entry];
