import type { RecordRule } from '../domain';

/** A field in a form: its attribute and its width in columns, at most twelve. */
export interface PlacedField {
  readonly name: string;
  readonly size: 3 | 4 | 6 | 8 | 12;
}

export interface FormSection {
  readonly heading: string;
  readonly rows: readonly (readonly PlacedField[])[];
}

/** The label of an attribute, and the hint below its input. */
export interface Wording {
  readonly label: string;
  readonly hint?: string;
  /** For a relation: the attribute with the title of its records. */
  readonly mainField?: string;
}

export type PanelAction = 'read' | 'create' | 'update' | 'delete';

/** Actions that a role of the panel can do on the records of a content type. */
export interface PanelAccess {
  readonly actions: readonly PanelAction[];
  /** The records of the access; all records if not set. */
  readonly where?: 'own region' | 'ordinary account';
  /** The attributes that the access excludes. */
  readonly without?: readonly string[];
}

export const EVERY_ACTION: readonly PanelAction[] = ['read', 'create', 'update', 'delete'];
const ALL: readonly PanelAccess[] = [{ actions: EVERY_ACTION }];
/** Admins and managers can do everything. */
export const FOR_STAFF = { admin: ALL, manager: ALL } as const;
/** Admins can do everything, managers only in their region. */
export const FOR_REGION_STAFF = {
  admin: ALL,
  manager: [{ actions: EVERY_ACTION, where: 'own region' }],
} as const;

/** The form and the list of a content type in the panel, and what the panel's roles can do. */
export interface ResourcePanel {
  readonly admin: readonly PanelAccess[];
  /** No access if not set. */
  readonly manager?: readonly PanelAccess[];
  /** Attributes that the panel never shows, accepts or filters by, for any role. */
  readonly hidden?: readonly string[];
  /** The panel shows the records and writes none, Strapi's super admin included. */
  readonly isReadOnly?: true;
  /** The type's name in the panel, if the schema has another one. */
  readonly displayName?: string;
  readonly wording: Readonly<Record<string, Wording>>;
  /** Labels and hints of the fields of its components, by component uid. */
  readonly parts?: Readonly<Record<string, Readonly<Record<string, Wording>>>>;
  readonly sections: readonly FormSection[];
  /** Attributes that the form shows, but the user cannot edit. */
  readonly readOnly?: readonly string[];
  /** Attributes with a star. The model's rules check them and define the messages. */
  readonly required?: readonly string[];
  /** The columns of the list; undefined for a single type. */
  readonly columns?: readonly string[];
  /** The attribute with the title of a record. */
  readonly mainField?: string;
  readonly sort?: { readonly by: string; readonly order: 'ASC' | 'DESC' };
}

const COLUMNS = 12;

/** Fills rows with fields, in order; each row is twelve columns wide. */
export function inRows(fields: readonly PlacedField[]): PlacedField[][] {
  const rows: PlacedField[][] = [];
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

/** A field that takes a full row. */
export const wide = (name: string): PlacedField => ({ name, size: COLUMNS });

/** A section of a form. @param size the width in columns of each field that is given only by its name */
export const section = (
  heading: string,
  fields: readonly (string | PlacedField)[],
  size: PlacedField['size'] = 6,
): FormSection => ({
  heading,
  rows: inRows(fields.map((field) => (typeof field === 'string' ? { name: field, size } : field))),
});

/** The labels and hints of a record's fields, from the model. */
export const wordingOf = ({ fields }: RecordRule): Readonly<Record<string, Wording>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { label, hint }]) => [
      name,
      hint === undefined ? { label } : { label, hint },
    ]),
  );

/** The names of the fields that the model requires. */
export const requiredOf = ({ fields }: RecordRule): readonly string[] =>
  Object.entries(fields)
    .filter(([, { required }]) => required !== undefined)
    .map(([name]) => name);
