import { mixed } from 'yup';
import type { InferType, Schema } from 'yup';
import { readNumber, Unreadable } from '../../../cms/src/import/file/cell';
import type { Cell } from '../../../cms/src/import/file/cell';

/** One step of the conversion from a column to a field. It never gets `null`, which stays `null`. */
export type Step = (cell: Exclude<Cell, null>) => Cell;

/** Makes a step from its options in a mapping. Throws yup's ValidationError for invalid options. */
export type Transform = (options: unknown) => Step;

/** A transform whose options are validated when the mapping is read, not at the first row. */
export const transform =
  <S extends Schema>(schema: S, make: (options: InferType<S>) => Step): Transform =>
  (options) =>
    make(schema.validateSync(options, { strict: true }) as InferType<S>);

/** The options of a transform without options. */
export const noOptions = () =>
  mixed().test('none', 'takes no options', (value: unknown) => value === undefined);

export function asText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  throw new Unreadable('is not a text here: the mapping has its transforms in a wrong order');
}

export function asNumber(cell: Cell): number {
  const number = typeof cell === 'string' ? readNumber(cell) : cell;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new Unreadable('is not a number');
}

export function asList(cell: Cell): readonly string[] {
  if (typeof cell === 'object' && cell !== null) return cell;
  throw new Unreadable('is not a list here: the mapping has its transforms in a wrong order');
}
