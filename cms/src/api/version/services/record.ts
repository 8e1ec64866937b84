import type { Core } from '@strapi/strapi';
import { deepValues } from '../../../documents/deep-values';
import { registeredResources } from '../../../documents/resource';
import type { Resource, ResourceVersions } from '../../../documents/resource';
import { can, isArea } from '../../../domain';
import type { Body } from '../../../http/call';
import { forbidden, invalid, notFound } from '../../../http/errors';
import type { SignedIn } from '../../../sessions/caller';

type Values = Readonly<Record<string, unknown>>;

/** A resource with versions. */
export type Versioned = Resource & { readonly versions: ResourceVersions };

/** A record whose versions the caller may see. */
export interface VersionedRecord {
  readonly resource: Versioned;
  readonly documentId: string;
  /** Its values now, without pictures. */
  readonly values: Values;
}

const isVersioned = (resource: Resource): resource is Versioned => resource.versions !== undefined;

/** The resource of a call's `type`. @throws 400 */
export function resourceNamed(type: unknown): Versioned {
  const found = registeredResources()
    .filter(isVersioned)
    .find(({ name }) => name === type);
  if (!found) throw invalid({ type: 'type must be a type of records with versions' });
  return found;
}

/** A caller may see the versions of the records that the caller may change. @throws 403 */
export function authorizeVersions(
  { versions: { seenBy, guard } }: Versioned,
  values: Values,
  caller: SignedIn,
): void {
  const area = isArea(values.area) ? values.area : undefined;
  const isGuarded = guard !== undefined && values[guard.flag] === true;
  if (!can(caller, seenBy, area) || (isGuarded && !can(caller, guard.action))) throw forbidden();
}

/** The condition of the record that a call names by its `_id`, or by the key of its type. */
function namedBy({ name, versions: { key } }: Versioned, id: string): object {
  const byId = { documentId: id };
  if (key === undefined) return byId;
  if (key.length === 0) return id === name ? {} : byId;
  // The last part can have a slash.
  const parts = id.split('/');
  const values = key.map((_, at) => (at < key.length - 1 ? parts[at] : parts.slice(at).join('/')));
  const byKey = Object.fromEntries(key.map((attribute, at) => [attribute, values[at] ?? '']));
  return { $or: [byId, byKey] };
}

/** The record that a call names by `type` and `id`. @throws 400, 404; 403 if the caller may not see its versions */
export async function versionedRecord(
  strapi: Core.Strapi,
  body: Body,
  caller: SignedIn,
): Promise<VersionedRecord> {
  const resource = resourceNamed(body.type);
  const { id } = body;
  if (typeof id !== 'string' || id === '') throw invalid({ id: 'Id is required' });
  const { uid, versions } = resource;
  const found: unknown = await strapi.db.query(uid).findOne({ where: namedBy(resource, id) });
  if (!found) throw notFound();
  const stored = found as Values & { readonly documentId: string };
  authorizeVersions(resource, stored, caller);
  const { documentId } = stored;
  const values = versions.isDeep ? await deepValues(strapi, uid, documentId) : stored;
  return { resource, documentId, values };
}

/** The version that a call names; 0 is the state before the oldest one. @throws 400 */
export function readVersion({ version }: Body): number {
  if (typeof version === 'number' && Number.isInteger(version) && version >= 0) return version;
  throw invalid({ version: 'version must be a whole number, 0 or above' });
}
