import { Button } from '../../components/button/button';
import { exportCsv } from '../../overlays/export-csv';
import { useCan } from '../../session/use-can';
import { exportEnquiries } from './requests';
import type { InboxFilters } from './inbox-query';

const exportFound = (filters: InboxFilters): Promise<void> =>
  exportCsv({
    what: 'export enquiries',
    action: 'EnquiryExport',
    file: 'enquiries.csv',
    request: () => exportEnquiries(filters),
    incomplete: {
      title: 'The file has the first 10,000 enquiries',
      text: 'Narrow the search, for example by dates, to export the others.',
    },
  });

/** Exports what the list shows as a CSV file, for admins. */
export function ExportButton({ filters }: { readonly filters: InboxFilters }) {
  const can = useCan();
  return can('export private data') ? (
    <Button variant="secondary" size="small" onClick={() => void exportFound(filters)}>
      Export CSV
    </Button>
  ) : null;
}
