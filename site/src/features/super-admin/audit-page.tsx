import { useCallback } from 'react';
import { Link } from 'gatsby';
import { Button, ButtonLink } from '../../components/button/button';
import { lastPage } from '../../components/pager/page-numbers';
import { Pager } from '../../components/pager/pager';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { numberText, plural, SUPER_ADMIN_PATH } from '../../domain';
import { exportCsv } from '../../overlays/export-csv';
import { useLoaded } from '../../requests/use-loaded';
import { AuditEntries } from './audit-entries';
import { AuditFilterForm } from './audit-filter-form';
import { auditAddress, readAuditQuery } from './audit-query';
import type { AuditFilters, AuditQuery } from './audit-query';
import { AUDIT_PAGE_SIZE, exportAudit, findAudit } from './audit-requests';
import type { FoundAudit } from './audit-requests';

const exportFound = (filters: AuditFilters): Promise<void> =>
  exportCsv({
    what: 'export the audit trail',
    action: 'AuditExport',
    file: 'audit-trail.csv',
    request: () => exportAudit(filters),
    incomplete: {
      title: 'The file has the newest 10,000 entries',
      text: 'Narrow the search by dates to export the others.',
    },
  });

const countText = ({ count, isMore }: FoundAudit): string =>
  `${numberText(count)}${isMore ? '+' : ''} ${plural(count, 'entry', 'entries')}`;

interface FoundProps {
  readonly query: AuditQuery;
  readonly found: FoundAudit;
}

/** The entries of one page. A page after the last one has a link back. */
const Found = ({ query: { filters, page }, found: { entries, count } }: FoundProps) => {
  const last = lastPage(count, AUDIT_PAGE_SIZE);
  if (entries.length === 0) {
    return (
      <div className="stack-16 no-rows">
        <p>{count === 0 ? 'No entry is found so.' : 'The list has fewer pages.'}</p>
        <ButtonLink to={count === 0 ? auditAddress({}) : auditAddress(filters, last)}>
          {count === 0 ? 'Show all entries' : 'Go to the last page'}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <AuditEntries entries={entries} />
      <Pager page={page} last={last} hrefOf={(other) => auditAddress(filters, other)} />
    </>
  );
};

/** The page `/audit/`: who did what with accounts and data, for super admins. */
export function AuditPage({ search }: { readonly search: string }) {
  const query = readAuditQuery(search);
  const { filters, page } = query;
  const asked = JSON.stringify(filters);
  const load = useCallback(
    (signal: AbortSignal) => findAudit(JSON.parse(asked) as AuditFilters, page, signal),
    [asked, page],
  );
  const { value, failure, retry } = useLoaded(load);
  return (
    <>
      <p>
        <Link to={SUPER_ADMIN_PATH}>Super admin</Link>
      </p>
      <header className="row-12 spread wrap">
        <h1>Audit Trail</h1>
        <Button variant="secondary" size="small" onClick={() => void exportFound(filters)}>
          Export CSV
        </Button>
      </header>
      <AuditFilterForm key={asked} filters={filters} />
      <p className="figures" role="status">
        {value && countText(value)}
      </p>
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {value && <Found query={query} found={value} />}
      {!value && !failure && <Skeleton rows={10} />}
    </>
  );
}
