import type { Core } from '@strapi/strapi';
import { validationError } from '../../../documents/validation-error';
import type { WriteRule } from '../../../documents/write-rules';
import { requiredMessage } from '../../../domain';
import type { FieldErrors } from '../../../domain';
import { LANDING_UID } from '../../../uids';

type Part = Readonly<Record<string, unknown>>;
type Attributes = Readonly<
  Record<string, { readonly component?: string; readonly required?: boolean }>
>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Whether a part lacks a field. A stored part, which has an id, keeps the fields that are not sent. */
function isMissing(part: Part, field: string): boolean {
  const value = part[field];
  if (value === undefined) return !('id' in part);
  return value === null || (typeof value === 'string' && value.trim() === '');
}

const labelOf = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);

/** The attributes of a content type or of a component. */
const attributesOf = (strapi: Core.Strapi, uid: string): Attributes =>
  (strapi.getModel(uid as never) as { readonly attributes: Attributes }).attributes;

/** The sent parts, by their paths: of a list, `slides.0`. */
const partsOf = (name: string, value: unknown): readonly (readonly [path: string, unknown])[] =>
  Array.isArray(value)
    ? value.map((part: unknown, at) => [`${name}.${String(at)}`, part] as const)
    : [[name, value]];

/** The required fields that the sent parts lack, by their paths. */
function faultsOf(strapi: Core.Strapi, data: Part): FieldErrors {
  const faults: Record<string, string> = {};
  for (const [name, { component }] of Object.entries(attributesOf(strapi, LANDING_UID))) {
    if (component === undefined) continue;
    const fields = Object.entries(attributesOf(strapi, component));
    const required = fields.flatMap(([field, rule]) => (rule.required === true ? field : []));
    for (const [path, part] of partsOf(name, data[name])) {
      if (!isPart(part)) continue;
      for (const field of required)
        if (isMissing(part, field)) faults[`${path}.${field}`] = requiredMessage(labelOf(field));
    }
  }
  return faults;
}

/** Each part of the page has its required fields. Strapi stores a part without them, and then every build fails. */
export const landingRule: WriteRule = ({ strapi, data }) => {
  const faults = faultsOf(strapi, data);
  if (Object.keys(faults).length > 0) throw validationError(faults);
  return data;
};
