import { PARAMETER_PARTS } from '../../domain';
import type { RecordField } from '../../domain';

interface FieldLayout {
  readonly name: string;
  readonly required: boolean;
  readonly attribute: Readonly<Record<string, unknown>>;
  readonly [more: string]: unknown;
}
type Row = readonly FieldLayout[];

interface EditLayout {
  readonly layout: readonly (readonly Row[])[];
  /** The forms of what a record is made of, by Strapi's names. */
  readonly components: Readonly<Record<string, PartLayout>>;
  readonly options: { readonly form?: Form };
  readonly [more: string]: unknown;
}

/** What the server says of a form: cms/src/panel/layouts. */
interface Form {
  readonly sections: readonly { readonly heading: string; readonly names: readonly string[] }[];
  readonly required: readonly string[];
}

interface PartLayout {
  readonly layout: readonly Row[];
  readonly [more: string]: unknown;
}

interface Shown {
  readonly layout: EditLayout;
  readonly query: unknown;
}

/** Strapi would say the column's bounds below each input; the model's rules have others. */
const BOUNDS = ['min', 'max', 'minLength', 'maxLength'];

function without(
  attribute: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(attribute).filter(([key]) => !keys.includes(key)));
}

/** A heading bears the name of the form's first field, which every role may see: Strapi shows no other. */
const headingRow = (heading: string, first: FieldLayout): Row => [
  { ...first, attribute: { type: 'string', customField: 'global::heading', heading }, size: 12 },
];

type Fields = Readonly<Partial<Record<string, RecordField>>>;
const PARTS: Readonly<Partial<Record<string, Fields>>> = PARAMETER_PARTS;

/** The parameters' parts, with stars on what the model wants. */
const starred = (parts: EditLayout['components']): EditLayout['components'] =>
  Object.fromEntries(
    Object.entries(parts).map(([uid, part]) => {
      const fields = PARTS[uid.slice(uid.indexOf('.') + 1)] ?? {};
      const isRequired = ({ name }: FieldLayout) => fields[name]?.required !== undefined;
      const star = (row: Row): Row =>
        row.map((field) => ({ ...field, required: field.required || isRequired(field) }));
      return [uid, { ...part, layout: part.layout.map(star) }];
    }),
  );

/** Parts a form into its sections, each with its heading; a type that the server says nothing of stays as it is. */
export function inSections({ layout, query }: Shown): Shown {
  const { form } = layout.options;
  const rows = layout.layout.flat();
  const first = rows.at(0)?.at(0);
  if (!form || !first) return { layout, query };
  const isHeld = form.required.length > 0;
  const panels = form.sections.map(({ heading, names }) => {
    const own = rows.filter((row) => row.some(({ name }) => names.includes(name)));
    const shown = own.map((row) =>
      row.map((field) => ({
        ...field,
        required: field.required || form.required.includes(field.name),
        attribute: isHeld ? without(field.attribute, BOUNDS) : field.attribute,
      })),
    );
    return [headingRow(heading, first), ...shown];
  });
  return { layout: { ...layout, layout: panels, components: starred(layout.components) }, query };
}
