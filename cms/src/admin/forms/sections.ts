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
  /** The forms of components, by uid. */
  readonly components: Readonly<Record<string, PartLayout>>;
  readonly options: { readonly form?: Form };
  readonly [more: string]: unknown;
}

/** The server sends this object: src/panel/describe-forms.ts. */
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

/** Strapi shows these limits of the column below each input. The model's rules have other limits. */
const BOUNDS = ['min', 'max', 'minLength', 'maxLength'];

function without(
  attribute: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(attribute).filter(([key]) => !keys.includes(key)));
}

/** The heading uses the name of the form's first field, which every role can read: Strapi only shows readable fields. */
const headingRow = (heading: string, first: FieldLayout): Row => [
  { ...first, attribute: { type: 'string', customField: 'global::heading', heading }, size: 12 },
];

type Fields = Readonly<Partial<Record<string, RecordField>>>;
const PARTS: Readonly<Partial<Record<string, Fields>>> = PARAMETER_PARTS;

/** Adds stars to required fields of the parameters' components. */
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

/** Splits a form into sections with headings. A type without sections stays unchanged. */
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
