import { isDeepStrictEqual } from 'node:util';
import type { Core, Modules, UID } from '@strapi/strapi';
import { resourceOf } from '../documents/resource';
import { validationError } from '../documents/validation-error';
import type { ResourcePanel } from './layout';

type Middleware = Parameters<Modules.Documents.Service['use']>[0];
type Values = Readonly<Record<string, unknown>>;

interface Attribute {
  readonly type: string;
  readonly component?: string;
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Model {
  readonly attributes: Readonly<Record<string, Attribute>>;
}

const attributesOf = (strapi: Core.Strapi, uid: string): Model['attributes'] =>
  (strapi.getModel(uid as UID.Schema) as unknown as Model).attributes;

/** The fields that a user can edit in a form. Derived attributes are computed from them. */
const editedFields = ({ sections, readOnly = [] }: ResourcePanel): readonly string[] =>
  sections
    .flatMap(({ rows }) => rows.flat())
    .map(({ name }) => name)
    .filter((name) => !readOnly.includes(name));

/**
 * Whether a form's value can be compared. For a relation a form sends only changes, and for a password an empty text.
 */
const isComparable = ({ type }: Attribute): boolean => !['relation', 'password'].includes(type);

/** Normalizes a value for comparing: forms, responses and Strapi have different forms of the same value. */
function plain(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) {
    return value.length === 0 ? null : value.map((one) => plain(strapi, attribute, one));
  }
  const { type, component } = attribute;
  if (type === 'media' && isValues(value)) return plain(strapi, attribute, value.id);
  if (component !== undefined && isValues(value)) {
    return Object.fromEntries(
      Object.entries(attributesOf(strapi, component))
        .filter(([name, one]) => name !== 'id' && isComparable(one))
        .map(([name, one]) => [name, plain(strapi, one, value[name])]),
    );
  }
  if (value instanceof Date) return value.toISOString();
  // An input can contain a number as text.
  return typeof value === 'number' ? String(value) : value;
}

/** The stored record with the pictures and components of its form. */
async function storedOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Values | null> {
  const populate = Object.fromEntries(
    Object.entries(attributesOf(strapi, uid)).flatMap(([name, { type }]): [string, unknown][] => {
      if (type === 'media') return [[name, true]];
      return type === 'component' ? [[name, { populate: '*' }]] : [];
    }),
  );
  return await strapi.documents(uid).findOne({ documentId, populate: populate as never });
}

/**
 * The values of the form when it was loaded; undefined if the request has none, because it sends only single fields.
 */
function loadedValues(strapi: Core.Strapi): Values | undefined {
  const body: unknown = strapi.requestContext.get()?.request.body;
  const loaded = isValues(body) ? body.loaded : undefined;
  return isValues(loaded) ? loaded : undefined;
}

/**
 * Rejects a save from the panel that would undo another user's change. The panel saves every field, and sends the
 * loaded values as `loaded` (src/admin/forms/send-loaded.ts). A field is rejected if its stored value is neither the
 * loaded nor the sent one. Must be registered after the checks of permissions: their transaction is a mutex for writes.
 * Source: docs/contract.md, "Staff in the panel".
 */
export function rejectStaleSaves(strapi: Core.Strapi): void {
  const middleware: Middleware = async (context, next) => {
    const { uid, action } = context;
    const { panel } = resourceOf(uid) ?? {};
    const loaded = action === 'update' ? loadedValues(strapi) : undefined;
    if (!panel || !loaded) return next();
    const { documentId, data } = context.params as { documentId: string; data?: Values };
    const stored = await storedOf(strapi, uid, documentId);
    const attributes = attributesOf(strapi, uid);
    const changed = editedFields(panel).filter((name) => {
      const attribute = attributes[name];
      if (!attribute || !isComparable(attribute)) return false;
      if (!stored || !data || !(name in data) || !(name in loaded)) return false;
      const now = plain(strapi, attribute, stored[name]);
      const differs = (value: unknown) => !isDeepStrictEqual(now, plain(strapi, attribute, value));
      return differs(loaded[name]) && differs(data[name]);
    });
    if (changed.length === 0) return next();
    const message = (name: string) =>
      `Somebody else changed ${panel.wording[name]?.label ?? name} meanwhile`;
    throw validationError(Object.fromEntries(changed.map((name) => [name, message(name)])));
  };
  strapi.documents.use(middleware);
}
