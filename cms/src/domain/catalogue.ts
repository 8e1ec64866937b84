import type { FieldType, FieldValues } from './field-types';
import { FIELDS } from './fields';
import type { Field, FieldName } from './fields';
import { AREA_UNIT_NAMES } from './area-units';
import type { Area } from './regions';
import type { Kind, Purpose } from './listings';

/** A field with its properties for one kind of listing. */
export interface KindField extends Omit<Field, 'type' | 'label' | 'options'> {
  readonly name: FieldName;
  readonly type: FieldType;
  readonly label: string;
  /** The options of the field in an area; empty if the field has no options. */
  readonly optionsIn: (area: Area) => readonly string[];
}

type FieldOf<N extends FieldName> = (typeof FIELDS)[N];
type HasKind<N extends FieldName, K extends Kind> =
  FieldOf<N> extends { readonly kind: infer Only } ? (K extends Only ? N : never) : N;
type TypeIn<N extends FieldName, K extends Kind> = FieldOf<N>['type'] extends FieldType
  ? FieldOf<N>['type']
  : FieldOf<N>['type'] extends Readonly<Record<K, infer T extends FieldType>>
    ? T
    : never;

/** The names of the fields of a kind of property. */
export type FieldNameOf<K extends Kind> = { [N in FieldName]: HasKind<N, K> }[FieldName];

/** The values of the fields of one kind of property; null means unknown. */
export type FieldsOf<K extends Kind> = {
  [N in FieldNameOf<K>]: FieldValues[TypeIn<N, K>] | null;
};

const entries: readonly (readonly [string, Field])[] = Object.entries(FIELDS);

const ofKind = <T>(value: T | Readonly<Record<Kind, T>>, kind: Kind): T =>
  typeof value === 'object' && value !== null && kind in value
    ? (value as Readonly<Record<Kind, T>>)[kind]
    : (value as T);

function optionsIn(field: Field, type: FieldType, kind: Kind, area: Area): readonly string[] {
  if (type === 'unit') return AREA_UNIT_NAMES;
  if (type === 'text' || !field.options) return [];
  const options = ofKind<readonly string[] | Readonly<Record<Area, readonly string[]>>>(
    field.options,
    kind,
  );
  return 'length' in options ? options : options[area];
}

function resolve(name: string, field: Field, kind: Kind): KindField {
  const type = ofKind<FieldType>(field.type, kind);
  return {
    ...field,
    name: name as FieldName,
    type,
    label: ofKind<string>(field.label, kind),
    optionsIn: (area) => optionsIn(field, type, kind, area),
  };
}

const resolved = (kind: Kind): readonly KindField[] =>
  entries
    .filter(([, field]) => field.kind === undefined || field.kind === kind)
    .map(([name, field]) => resolve(name, field, kind));

/** The fields of each kind, in the catalogue's order. */
export const KIND_FIELDS: Readonly<Record<Kind, readonly KindField[]>> = {
  propresi: resolved('propresi'),
  propcom: resolved('propcom'),
};

const byName: Readonly<Record<Kind, ReadonlyMap<string, KindField>>> = {
  propresi: new Map(KIND_FIELDS.propresi.map((field) => [field.name, field])),
  propcom: new Map(KIND_FIELDS.propcom.map((field) => [field.name, field])),
};

/** The field of a kind by its contract name; undefined if the kind has no such field. */
export const fieldOf = (kind: Kind, name: string): KindField | undefined => byName[kind].get(name);

/** Whether a property with this purpose shows the field. */
export const isShownFor = (field: KindField, purpose: Purpose): boolean =>
  field.purposes?.includes(purpose) ?? true;

/** The name of the field's attribute in Strapi. */
export const attributeName = (field: KindField): string => field.attribute ?? field.name;
