import type { FieldType, FieldValues } from './field-types';
import { FIELDS } from './fields';
import type { Field, FieldName } from './fields';
import type { PrivateName } from './fields/private';
import type { ReraName } from './fields/rera';
import { AREA_UNIT_NAMES } from './area-units';
import type { Area } from './regions';
import type { Kind, Purpose } from './listings';

/** The name of a field that is stored. */
export type StoredName = FieldName | ReraName | PrivateName;

/** A field with its properties for one kind of listing. */
export interface KindField<N extends StoredName = StoredName>
  extends Omit<Field, 'type' | 'label' | 'options'> {
  readonly name: N;
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

function resolve<N extends StoredName>(name: N, field: Field, kind: Kind): KindField<N> {
  const type = ofKind<FieldType>(field.type, kind);
  return {
    ...field,
    name,
    type,
    label: ofKind<string>(field.label, kind),
    optionsIn: (area) => optionsIn(field, type, kind, area),
  };
}

/** The fields that a kind has, with their properties for it. */
export const fieldsOfKind = <N extends StoredName>(
  fields: Readonly<Record<N, Field>>,
  kind: Kind,
): readonly KindField<N>[] =>
  (Object.keys(fields) as N[])
    .filter((name) => (fields[name].kind ?? kind) === kind)
    .map((name) => resolve(name, fields[name], kind));

/** The fields of each kind, in the catalogue's order. */
export const KIND_FIELDS: Readonly<Record<Kind, readonly KindField<FieldName>[]>> = {
  propresi: fieldsOfKind(FIELDS, 'propresi'),
  propcom: fieldsOfKind(FIELDS, 'propcom'),
};

const byName: Readonly<Record<Kind, ReadonlyMap<string, KindField<FieldName>>>> = {
  propresi: new Map(KIND_FIELDS.propresi.map((field) => [field.name, field])),
  propcom: new Map(KIND_FIELDS.propcom.map((field) => [field.name, field])),
};

/** The field of a kind by its contract name; undefined if the kind has no such field. */
export const fieldOf = (kind: Kind, name: string): KindField<FieldName> | undefined =>
  byName[kind].get(name);

/** Whether a property with this purpose shows the field. */
export const isShownFor = (field: KindField, purpose: Purpose): boolean =>
  field.purposes?.includes(purpose) ?? true;

/** The name of the field's attribute in Strapi. */
export const attributeName = (field: KindField): string => field.attribute ?? field.name;
