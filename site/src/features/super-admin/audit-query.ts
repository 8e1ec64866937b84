import { pageAddress, pageOf } from '../../components/pager/page-address';
import { AUDIT_ACTIONS, AUDIT_PATH } from '../../domain';

const NAMES = ['action', 'account', 'from', 'to'] as const;
type AuditFilter = (typeof NAMES)[number];
export type AuditFilters = Readonly<Partial<Record<AuditFilter, string>>>;

/** The parsed query of the page's address. */
export interface AuditQuery {
  readonly filters: AuditFilters;
  /** The page number, from 1. */
  readonly page: number;
}

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);
const KNOWN: Readonly<Record<AuditFilter, (value: string) => boolean>> = {
  action: (value) => AUDIT_ACTIONS.some((one) => one === value),
  account: (value) => value.length <= 200,
  from: isDay,
  to: isDay,
};

/** @param search the address's query, with or without `?`; what is no filter is ignored */
export function readAuditQuery(search: string): AuditQuery {
  const params = new URLSearchParams(search);
  const filters = NAMES.flatMap((name) => {
    const value = params.get(name)?.trim() ?? '';
    return value !== '' && KNOWN[name](value) ? [[name, value] as const] : [];
  });
  return { filters: Object.fromEntries(filters), page: pageOf(params) };
}

/** The address of the page with these filters. An empty filter does not filter. */
export const auditAddress = (filters: AuditFilters, page = 1): string =>
  pageAddress(AUDIT_PATH, Object.fromEntries(NAMES.map((name) => [name, filters[name]])), page);
