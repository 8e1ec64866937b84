import { AREA_UNIT_NAMES, toSquareFeet } from '../../lib/domain';
import { object, string } from 'yup';
import { Unreadable } from '../../../cms/src/import/file/cell';
import { asText, transform } from './step';

/** The names of the areas in such a text. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['plot area', 'areaPlot'],
  ['super built up area', 'areaSuper'],
  ['built up area', 'areaBuiltUp'],
  ['carpet area', 'areaCarpet'],
]);
const FIELDS = [...LABELS.values()];

const squeezed = (unit: string): string => unit.replaceAll(' ', '');
const UNITS = AREA_UNIT_NAMES.map((unit) => squeezed(unit).replaceAll('.', '\\.')).join('|');
const NUMBER = '(\\d+(?:\\.\\d+)?)';

/**
 * `Built Up area: 1600 sq.ft. (148.64 sq.m.)`: label, amount, optional unit, and optionally the same in square metres.
 */
const PART = new RegExp(
  `([a-z ]+area):? ?${NUMBER} ?(${UNITS})? ?(?:\\(${NUMBER} sq\\.m\\.\\))? ?`,
  'gy',
);

/** The tolerance for figures rounded to two decimals. */
const TOLERANCE = 0.02;

interface NamedArea {
  readonly field: string;
  readonly amount: number;
  readonly unit: string;
}

/** The unit in which an amount equals these square metres. */
function unitThatFits(amount: number, squareMetres: number): string | undefined {
  const wanted = toSquareFeet(squareMetres, 'sq. m.');
  return AREA_UNIT_NAMES.find(
    (unit) => Math.abs(toSquareFeet(amount, unit) / wanted - 1) <= TOLERANCE,
  );
}

function unitOf(
  amount: number,
  said: string | undefined,
  metres: string | undefined,
  bare: string,
) {
  if (metres === undefined && said === undefined) return bare;
  const spelled = said && AREA_UNIT_NAMES.find((unit) => squeezed(unit) === said);
  const fits = metres === undefined ? spelled : unitThatFits(amount, Number(metres));
  if (fits === undefined || (said !== undefined && fits !== spelled)) {
    const unit = said === undefined ? 'in no unit of area' : `not in ${said}`;
    throw new Unreadable(`contradicts itself: ${String(amount)} is ${metres ?? ''} sq. m. ${unit}`);
  }
  return fits;
}

/**
 * The areas of a text like `Super Built up area 1500(139.35 sq.m.)Carpet area: 1100 sq.ft. (102.19 sq.m.)`.
 * A missing unit is the one in which the amount equals the square metres after it; without square metres it is `bare`.
 * @throws Unreadable
 */
export function readAreas(text: string, bare: string): readonly NamedArea[] {
  const lower = text.toLowerCase();
  const matches = [...lower.matchAll(PART)];
  const rest = matches.reduce((left, [part]) => left.slice(part.length), lower).trim();
  if (rest !== '' || matches.length === 0) {
    throw new Unreadable(`holds areas in a form that is not known: ${rest}`);
  }
  return matches.map(([, label = '', digits, said, metres]) => {
    const field = LABELS.get(label.trim());
    if (field === undefined)
      throw new Unreadable(`names an area that is not known: ${label.trim()}`);
    const amount = Number(digits);
    return { field, amount, unit: unitOf(amount, said, metres, bare) };
  });
}

const options = () =>
  object({
    of: string().oneOf(FIELDS).required(),
    bare: string()
      .oneOf([...AREA_UNIT_NAMES])
      .required(),
  });

/** The amount of one area of a text. Options: `of`, the model's field; `bare`, the unit of a figure without one. */
export const areaAmount = transform(
  options(),
  ({ of, bare }) =>
    (cell) =>
      readAreas(asText(cell), bare).find(({ field }) => field === of)?.amount ?? null,
);

/** The unit of one area of a text, in the model's spelling. */
export const areaUnit = transform(
  options(),
  ({ of, bare }) =>
    (cell) =>
      readAreas(asText(cell), bare).find(({ field }) => field === of)?.unit ?? null,
);
