import { importFields, numberText, plural } from '../../../domain';
import type { ImportState, Kind, RowOutcome } from '../../../domain';
import type { ImportFacts } from './requests';

/** The states of an import in words. */
export const STATE_WORDS: Readonly<Record<ImportState, string>> = {
  uploaded: 'Columns to be chosen',
  trying: 'Dry run goes on',
  tried: 'Dry run done',
  importing: 'Import goes on',
  imported: 'Imported',
};

/** The outcomes of rows in words, in the order of a report. */
export const OUTCOME_WORDS: Readonly<Record<RowOutcome, string>> = {
  created: 'new',
  updated: 'changed',
  present: 'present already',
  duplicate: 'twice in the file',
  refused: 'refused',
};
const OUTCOMES = Object.keys(OUTCOME_WORDS) as readonly RowOutcome[];

export const rowsText = (count: number): string => `${numberText(count)} ${plural(count, 'row')}`;

/** What became of the rows: `12 new, 3 refused`. */
export const outcomesText = (one: ImportFacts): string =>
  OUTCOMES.filter((outcome) => one[outcome] > 0)
    .map((outcome) => `${numberText(one[outcome])} ${OUTCOME_WORDS[outcome]}`)
    .join(', ') || 'nothing yet';

/** The label of a field in a report; a column that is no field has its own name. */
export const labelOfField = (kind: Kind, name: string): string =>
  importFields(kind).find((field) => field.name === name)?.label ?? name;

export const isRunning = ({ state }: ImportFacts): boolean =>
  state === 'trying' || state === 'importing';

/** How far an import is: `12 of 120 rows`, or what became of all rows. */
export const progressText = (one: ImportFacts): string =>
  isRunning(one)
    ? `${numberText(one.done)} of ${rowsText(one.total)}`
    : `${rowsText(one.total)}: ${outcomesText(one)}.`;
