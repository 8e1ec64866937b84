import { fieldOf, fieldsOfKind, KIND_FIELDS } from './catalogue';
import type { KindField } from './catalogue';
import type { FieldName } from './fields';
import { PRIVATE_FIELDS } from './fields/private';
import type { PrivateName } from './fields/private';
import { RERA_FIELDS } from './fields/rera';
import type { ReraName } from './fields/rera';
import type { Kind } from './listings';

/** The fields of each kind that everybody sees: those of the catalogue, and of the registration. */
export const PUBLIC_FIELDS: Readonly<Record<Kind, readonly KindField<FieldName | ReraName>[]>> = {
  propresi: [...KIND_FIELDS.propresi, ...fieldsOfKind(RERA_FIELDS, 'propresi')],
  propcom: [...KIND_FIELDS.propcom, ...fieldsOfKind(RERA_FIELDS, 'propcom')],
};

/** The private fields of each kind. */
export const PRIVATE_KIND_FIELDS: Readonly<Record<Kind, readonly KindField<PrivateName>[]>> = {
  propresi: fieldsOfKind(PRIVATE_FIELDS, 'propresi'),
  propcom: fieldsOfKind(PRIVATE_FIELDS, 'propcom'),
};

/** The fields of each kind that are stored and that staff edit: the public and the private ones. */
export const STORED_FIELDS: Readonly<Record<Kind, readonly KindField[]>> = {
  propresi: [...PUBLIC_FIELDS.propresi, ...PRIVATE_KIND_FIELDS.propresi],
  propcom: [...PUBLIC_FIELDS.propcom, ...PRIVATE_KIND_FIELDS.propcom],
};

/** The public or private field of a kind by its contract name; undefined if the kind has no such field. */
export const storedFieldOf = (kind: Kind, name: string): KindField | undefined =>
  fieldOf(kind, name) ?? STORED_FIELDS[kind].find((field) => field.name === name);
