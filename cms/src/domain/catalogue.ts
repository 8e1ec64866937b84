import type { FieldType, FieldValues } from './field-types';
import { FIELDS } from './fields';
import type { Field, FieldName } from './fields';
import { AREA_UNIT_NAMES } from './area-units';
import type { Area } from './regions';
import type { Kind, Purpose } from './listings';

/** A field as one kind of property has it. */
export interface KindField extends Omit<Field, 'type' | 'label' | 'options'> {
  readonly name: FieldName;
  readonly type: FieldType;
  readonly label: string;
  /** What may be chosen in an area; empty where nothing is chosen. */
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

/** The names of the fields that a kind of property has. */
export type FieldNameOf<K extends Kind> = { [N in FieldName]: HasKind<N, K> }[FieldName];

/** The values of a property's own fields: null is not known. */
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

/** A kind's field by its contract name; undefined where the kind has none of that name. */
export const fieldOf = (kind: Kind, name: string): KindField | undefined => byName[kind].get(name);

/** Whether a property offered for this purpose shows the field. */
export const isShownFor = (field: KindField, purpose: Purpose): boolean =>
  field.purposes?.includes(purpose) ?? true;

/** The name that Strapi stores a field under. */
export const attributeName = (field: KindField): string => field.attribute ?? field.name;
