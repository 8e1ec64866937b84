import type { Core } from '@strapi/strapi';
import { PANEL_ROLES } from './roles';
import type { Deed, Grant, LibraryGrant, PanelRole } from './roles';

interface Action {
  readonly actionId: string;
  readonly subjects: readonly string[];
}

/** A permission as Strapi keeps it. */
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
const actionOf = (deed: Deed): string => `plugin::content-manager.explorer.${deed}`;

/** An attribute, or one in it: `headOffice` and `headOffice.phone`. */
const isOf = (field: string, names: readonly string[]): boolean =>
  names.some((name) => field === name || field.startsWith(`${name}.`));

function permissionsOf(strapi: Core.Strapi, grant: Grant): Permission[] {
  const { uids, deeds, where, without = [] } = grant;
  const { actionProvider } = strapi.service('admin::permission') as unknown as PermissionService;
  const types = strapi.service('admin::content-type') as unknown as TypeService;
  const actions = deeds.map((deed) => ({
    ...actionProvider.get(actionOf(deed)),
    subjects: uids,
  }));
  return types.getPermissionsWithNestedFields(actions).map(({ action, subject, properties }) => ({
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

/** The role's id; it is made where it is missing, and named anew where it was renamed. */
async function roleId(strapi: Core.Strapi, role: PanelRole): Promise<number> {
  const { code, name, description } = role;
  const query = strapi.db.query(ROLE_UID);
  const found = (await query.findOne({ where: { code } })) as { readonly id: number } | null;
  const kept = (await (found
    ? query.update({ where: { code }, data: { name, description } })
    : query.create({ data: { code, name, description } }))) as { readonly id: number };
  return kept.id;
}

/** Makes the panel's roles where they are missing, and holds what they may do to the code's table. */
export async function keepRoles(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service(ROLE_UID) as unknown as RoleService;
  for (const role of PANEL_ROLES) {
    const id = await roleId(strapi, role);
    await service.assignPermissions(id, [
      ...role.grants.flatMap((grant) => permissionsOf(strapi, grant)),
      ...role.library.map(libraryPermission),
    ]);
  }
}
