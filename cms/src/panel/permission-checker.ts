import type { Core } from '@strapi/strapi';
import { resourceOf } from '../documents/resource';
import type { PanelAction } from './layout';

export type Row = Readonly<Record<string, unknown>>;
type Check = (record: Row) => boolean;

/** Strapi's checks of the panel user's permissions. Each check is for one record. */
export interface PermissionChecker {
  readonly can: Readonly<Record<PanelAction, Check>>;
  readonly cannot: Readonly<Record<PanelAction, Check>>;
  readonly sanitizedQuery: {
    /** Adds filters for the records that the user can read. */
    readonly read: (query: Row) => Promise<{ readonly filters?: unknown }>;
  };
}

interface CheckerService {
  create: (of: { readonly userAbility: unknown; readonly model: string }) => PermissionChecker;
}

interface PanelState {
  readonly userAbility?: unknown;
  readonly route?: { readonly info?: { readonly type?: string } };
}

/** The checker for content and accounts; undefined if the write does not come from the panel. */
export function permissionCheckerOf(
  strapi: Core.Strapi,
  uid: string,
): PermissionChecker | undefined {
  if (!resourceOf(uid)) return undefined;
  const state = strapi.requestContext.get()?.state as PanelState | undefined;
  if (!state?.userAbility || state.route?.info?.type !== 'admin') return undefined;
  const service = strapi
    .plugin('content-manager')
    .service('permission-checker') as unknown as CheckerService;
  return service.create({ userAbility: state.userAbility, model: uid });
}
