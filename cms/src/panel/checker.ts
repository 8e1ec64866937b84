import type { Core } from '@strapi/strapi';
import { ACCOUNT_UID } from '../uids';
import type { Deed } from './roles';

export type Row = Readonly<Record<string, unknown>>;
type Ask = (record: Row) => boolean;

/** Strapi's answers to what the panel's user may do, record by record. */
export interface Checker {
  readonly can: Readonly<Record<Deed, Ask>>;
  readonly cannot: Readonly<Record<Deed, Ask>>;
  readonly sanitizedQuery: {
    /** The query, narrowed to what may be read. */
    readonly read: (query: Row) => Promise<{ readonly filters?: unknown }>;
  };
}

interface CheckerService {
  create: (of: { readonly userAbility: unknown; readonly model: string }) => Checker;
}

interface PanelState {
  readonly userAbility?: unknown;
  readonly route?: { readonly info?: { readonly type?: string } };
}

/** What the panel's user may do with content or accounts; undefined where another door asks. */
export function checkerOf(strapi: Core.Strapi, uid: string): Checker | undefined {
  if (!uid.startsWith('api::') && uid !== ACCOUNT_UID) return undefined;
  const state = strapi.requestContext.get()?.state as PanelState | undefined;
  if (!state?.userAbility || state.route?.info?.type !== 'admin') return undefined;
  const service = strapi
    .plugin('content-manager')
    .service('permission-checker') as unknown as CheckerService;
  return service.create({ userAbility: state.userAbility, model: uid });
}
