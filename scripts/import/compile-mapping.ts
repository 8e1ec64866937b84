import { ValidationError } from 'yup';
import { storedFieldOf } from '../lib/domain';
import type { Kind } from '../lib/domain';
import { Failure } from '../lib/failure';
import type { Cell, SourceRow } from '../../cms/src/import/file/cell';
import type {
  FieldReader,
  Mapping,
  ReasonedRule,
  Refusal,
} from '../../cms/src/import/file/mapping';
import { fieldSchema, mappingSchema, refusalSchema, ruleSchema } from './mapping-file';
import type { Call, Condition, Reading } from './mapping-file';
import { areaPerBedroom, areaWithin, roomOnPlot } from '../../cms/src/import/file/areas';
import { pricePerSquareFoot, statedRate, countAtMost } from './rules/price';
import { NOT_APPLICABLE } from '../../cms/src/import/file/rule';
import type { RuleMaker } from '../../cms/src/import/file/rule';
import { areaAmount, areaUnit } from './transforms/area-text';
import { lastDay } from './transforms/dates';
import { amountOf, amountsOf, furnishing, hasOne } from './transforms/furnishing';
import { join, list, synonyms } from './transforms/lists';
import { count, countFromOne, crore, floor, lakh, rupees } from './transforms/numbers';
import type { Transform } from './transforms/step';
import { choose, nothing, recognise, replace, say, titleCase } from './transforms/words';

/** The transforms by their names in mappings. */
export const TRANSFORMS: ReadonlyMap<string, Transform> = new Map(
  Object.entries({
    amountOf,
    amountsOf,
    areaAmount,
    areaUnit,
    choose,
    count,
    countFromOne,
    crore,
    floor,
    furnishing,
    hasOne,
    join,
    lakh,
    lastDay,
    list,
    nothing,
    recognise,
    replace,
    rupees,
    say,
    synonyms,
    titleCase,
  }),
);

/** The rules by their names in mappings. */
export const RULES: ReadonlyMap<string, RuleMaker> = new Map(
  Object.entries({
    areaPerBedroom,
    areaWithin,
    countAtMost,
    pricePerSquareFoot,
    roomOnPlot,
    statedRate,
  }),
);

/** Adds the position in the mapping to yup's errors. */
function at<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ValidationError) throw new Failure(`${place}: ${error.errors.join('; ')}`);
    throw error;
  }
}

function made<T>(
  makers: ReadonlyMap<string, (options: unknown) => T>,
  call: Call,
  place: string,
): T {
  const [name, options] =
    typeof call === 'string' ? [call, undefined] : (Object.entries(call)[0] ?? ['', undefined]);
  const maker = makers.get(name);
  if (!maker) {
    throw new Failure(`${place}: there is no ${name}, but ${[...makers.keys()].join(', ')}`);
  }
  return at(`${place} (${name})`, () => maker(options));
}

type Holds = (values: Readonly<Record<string, unknown>>) => boolean;

/** Compiles a condition that holds if all its parts hold. For a list, one matching entry is enough. */
function compileCondition(condition: Condition | undefined): Holds {
  const parts = Object.entries(condition ?? {}).map(([name, allowed]) => {
    if (!('matches' in allowed))
      return [name, (value: unknown) => allowed.includes(value)] as const;
    const pattern = new RegExp(allowed.matches, 'iu');
    return [name, (value: unknown) => typeof value === 'string' && pattern.test(value)] as const;
  });
  return (values) =>
    parts.every(([name, isMet]) => [values[name]].flat().some((value) => isMet(value)));
}

type Read = (row: SourceRow) => Cell;

function compileReading(
  { from, when, use = [] }: Reading,
  columns: readonly string[],
  place: string,
): Read {
  const named = [from, ...Object.keys(when ?? {})];
  const unknown = named.filter((column) => !columns.includes(column));
  if (unknown.length > 0) throw new Failure(`${place}: no column is called ${unknown.join(', ')}`);
  const applies = compileCondition(when);
  const steps = use.map((call, index) => made(TRANSFORMS, call, `${place}.use[${String(index)}]`));
  return (row) => {
    const text = row[from] ?? '';
    if (text === '' || !applies(row)) return null;
    const said = (cell: Cell): Cell => (cell === '' ? null : cell);
    return steps.reduce<Cell>((cell, step) => (cell === null ? null : said(step(cell))), text);
  };
}

function compileField(
  kind: Kind,
  field: string,
  input: unknown,
  columns: readonly string[],
  place: string,
): FieldReader {
  const known = storedFieldOf(kind, field);
  if (!known) throw new Failure(`${place}: ${kind} has no such field`);
  const data = at(place, () => fieldSchema.validateSync(input, { strict: true }));
  const { from = '', when, use, otherwise, leaveOut = false } = data;
  const lines = data.lines ?? [{ from, when, use }];
  const readings = lines.map((line, index) =>
    compileReading(line, columns, data.lines ? `${place}.lines[${String(index)}]` : place),
  );
  const read: Read = (row) => {
    const [first = null, ...others] = readings
      .map((reading) => reading(row))
      .filter((cell) => cell !== null);
    return others.length === 0 ? first : [first, ...others].join('\n');
  };
  return { field, columns: lines.map((line) => line.from), leaveOut, otherwise, read };
}

function compileRule(input: unknown, place: string): ReasonedRule {
  const {
    rule: call,
    when,
    why,
  } = at(place, () => ruleSchema.validateSync(input, { strict: true }));
  const rule = made(RULES, call, place);
  const applies = compileCondition(when);
  return {
    rule: (listing) => (applies(listing.values) ? rule(listing) : NOT_APPLICABLE),
    why,
  };
}

function compileRefusal(input: unknown, columns: readonly string[], place: string): Refusal {
  const { when, why } = at(place, () => refusalSchema.validateSync(input, { strict: true }));
  const named = Object.keys(when);
  const unknown = named.filter((column) => !columns.includes(column));
  if (unknown.length > 0) throw new Failure(`${place}: no column is called ${unknown.join(', ')}`);
  return { applies: compileCondition(when), why, columns: named };
}

/**
 * Compiles the mapping that a file describes.
 * @throws Failure with the mapping's name, the position in it and the error
 */
export function compileMapping(name: string, input: unknown): Mapping {
  const start = `The mapping ${name} has an error at `;
  const data = at(`${start}its top`, () => mappingSchema.validateSync(input, { strict: true }));
  const { kind, notes, key, columns, constants } = data;
  if (key !== undefined && !columns.includes(key)) {
    throw new Failure(`${start}key: no column is called ${key}`);
  }
  for (const field of Object.keys(constants)) {
    if (!storedFieldOf(kind, field))
      throw new Failure(`${start}constants.${field}: ${kind} has no such field`);
  }
  const readers = Object.entries(data.fields).map(([field, reader]) =>
    compileField(kind, field, reader, columns, `${start}fields.${field}`),
  );
  const rules = data.rules.map((rule, index) => {
    const place = `rules[${String(index)}]`;
    return { ...compileRule(rule, `${start}${place}`), place };
  });
  const refusals = (data.refuse ?? []).map((refusal, index) =>
    compileRefusal(refusal, columns, `${start}refuse[${String(index)}]`),
  );
  return { name, kind, notes, key, columns, readers, constants, rules, refusals };
}
