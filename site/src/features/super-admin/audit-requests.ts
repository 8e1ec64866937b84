import type { Area, AuditOutcome } from '../../domain';
import type { CsvExport } from '../../overlays/export-csv';
import { hasFields, isNumber, isRecord, isText, listOf } from '../../requests/answer-guards';
import { post } from '../../requests/request';
import type { AuditFilters } from './audit-query';

/** An entry of the audit trail. Source: docs/contract.md, "The audit trail" */
export interface AuditEntry {
  readonly at: string;
  readonly action: string;
  readonly outcome: AuditOutcome;
  readonly entry: 'site' | 'panel' | 'import' | 'job' | 'program' | null;
  readonly who: string;
  /** Its `_id`, or what the search calls a user of the panel. */
  readonly account: string | null;
  readonly onWhom: string | null;
  readonly onAccount: string | null;
  readonly subject: string;
  readonly area: Area | null;
  readonly address: string | null;
  readonly times: number;
}

export interface FoundAudit {
  readonly entries: readonly AuditEntry[];
  readonly count: number;
  /** There are more than `count`. */
  readonly isMore: boolean;
}

export const AUDIT_PAGE_SIZE = 50;

/** A page of the audit trail, the newest first. @param page from 1 @throws ApiError */
export const findAudit = (
  values: AuditFilters,
  page: number,
  signal: AbortSignal,
): Promise<FoundAudit> => {
  const body = { values, limit: AUDIT_PAGE_SIZE, offset: (page - 1) * AUDIT_PAGE_SIZE };
  const expects = hasFields({ entries: listOf(isRecord), count: isNumber });
  return post('/api/AuditSearch', body, expects, signal);
};

/** What a search finds as CSV. @throws ApiError */
export const exportAudit = (values: AuditFilters): Promise<CsvExport> =>
  post('/api/AuditExport', { values }, hasFields({ csv: isText, count: isNumber }));
