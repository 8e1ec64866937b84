import type { RecordRule } from '../../domain';

/** A field in a form: its attribute, and its columns of twelve. */
export interface Placed {
  readonly name: string;
  readonly size: 3 | 4 | 6 | 8 | 12;
}

export interface FormSection {
  readonly heading: string;
  readonly rows: readonly (readonly Placed[])[];
}

/** What the panel calls an attribute, and what it says below its input. */
export interface Wording {
  readonly label: string;
  readonly hint?: string;
  /** For a relation: what its records are called by. */
  readonly mainField?: string;
}

/** How the panel shows a content type. */
export interface TypeLayout {
  readonly uid: string;
  /** What the panel calls the type, where its schema says something else. */
  readonly displayName?: string;
  readonly wording: Readonly<Record<string, Wording>>;
  readonly sections: readonly FormSection[];
  /** The attributes that stand in the form and are never written in it. */
  readonly readOnly?: readonly string[];
  /** The attributes that bear a star; the model's rules say what is missing, with their own messages. */
  readonly required?: readonly string[];
  /** The columns of the list; none for a single type. */
  readonly columns?: readonly string[];
  /** What a record is called by. */
  readonly mainField?: string;
  readonly sort?: { readonly by: string; readonly order: 'ASC' | 'DESC' };
}

const COLUMNS = 12;

/** Fields one after another, as many in a row as fit. */
export function inRows(fields: readonly Placed[]): Placed[][] {
  const rows: Placed[][] = [];
  let left = 0;
  for (const field of fields) {
    if (field.size > left) {
      rows.push([]);
      left = COLUMNS;
    }
    rows.at(-1)?.push(field);
    left -= field.size;
  }
  return rows;
}

/** A field that takes a whole row. */
export const wide = (name: string): Placed => ({ name, size: COLUMNS });

/** A section of fields of one size, but for those that say theirs. */
export const section = (
  heading: string,
  fields: readonly (string | Placed)[],
  size: Placed['size'] = 6,
): FormSection => ({
  heading,
  rows: inRows(fields.map((field) => (typeof field === 'string' ? { name: field, size } : field))),
});

/** The labels and hints of a record's fields, as the model has them. */
export const wordingOf = ({ fields }: RecordRule): Readonly<Record<string, Wording>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { label, hint }]) => [
      name,
      hint === undefined ? { label } : { label, hint },
    ]),
  );

/** The fields that the model wants. */
export const requiredOf = ({ fields }: RecordRule): readonly string[] =>
  Object.entries(fields)
    .filter(([, { required }]) => required !== undefined)
    .map(([name]) => name);
