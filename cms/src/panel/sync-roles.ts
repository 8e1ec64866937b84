import type { Core } from '@strapi/strapi';
import type { Resource } from '../documents/resource';
import type { PanelAction } from './layout';
import { panelRoles } from './roles';
import type { Grant, LibraryGrant, PanelRole } from './roles';

interface Action {
  readonly actionId: string;
  readonly subjects: readonly string[];
}

/** A permission in Strapi's store. */
interface Permission {
  readonly action: string;
  readonly subject: string | null;
  readonly properties: { readonly fields?: readonly string[] };
  readonly conditions: readonly string[];
}

interface RoleService {
  assignPermissions: (roleId: number, permissions: readonly Permission[]) => Promise<unknown>;
}
interface TypeService {
  getPermissionsWithNestedFields: (actions: readonly Action[]) => readonly Permission[];
}
interface PermissionService {
  readonly actionProvider: { get: (actionId: string) => Action };
}

const ROLE_UID = 'admin::role';
const actionIdOf = (action: PanelAction): string => `plugin::content-manager.explorer.${action}`;

/** Whether a field is one of the attributes, or a part of one: `headOffice` and `headOffice.phone`. */
const isOf = (field: string, names: readonly string[]): boolean =>
  names.some((name) => field === name || field.startsWith(`${name}.`));

function permissionsOf(strapi: Core.Strapi, grant: Grant): Permission[] {
  const { uid, actions, where, without = [] } = grant;
  const { actionProvider } = strapi.service('admin::permission') as unknown as PermissionService;
  const types = strapi.service('admin::content-type') as unknown as TypeService;
  const granted = actions.map((action) => ({
    ...actionProvider.get(actionIdOf(action)),
    subjects: [uid],
  }));
  return types.getPermissionsWithNestedFields(granted).map(({ action, subject, properties }) => ({
    action,
    subject,
    properties: properties.fields
      ? { fields: properties.fields.filter((field) => !isOf(field, without)) }
      : {},
    conditions: where === undefined ? [] : [where],
  }));
}

const libraryPermission = ({ action, where }: LibraryGrant): Permission => ({
  action,
  subject: null,
  properties: {},
  conditions: where === undefined ? [] : [where],
});

/** Creates the role if it is missing, resets its name and description, and returns its id. */
async function roleId(strapi: Core.Strapi, role: PanelRole): Promise<number> {
  const { code, name, description } = role;
  const query = strapi.db.query(ROLE_UID);
  const found = (await query.findOne({ where: { code } })) as { readonly id: number } | null;
  const stored = (await (found
    ? query.update({ where: { code }, data: { name, description } })
    : query.create({ data: { code, name, description } }))) as { readonly id: number };
  return stored.id;
}

/** Creates missing panel roles and resets the permissions of each to those of the resources. */
export async function syncRoles(
  strapi: Core.Strapi,
  resources: readonly Resource[],
): Promise<void> {
  const service = strapi.service(ROLE_UID) as unknown as RoleService;
  for (const role of panelRoles(resources)) {
    const id = await roleId(strapi, role);
    await service.assignPermissions(id, [
      ...role.grants.flatMap((grant) => permissionsOf(strapi, grant)),
      ...role.library.map(libraryPermission),
    ]);
  }
}
