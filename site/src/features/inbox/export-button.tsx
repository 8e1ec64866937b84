import { saveFile } from '../../browser/save-file';
import { Button } from '../../components/button/button';
import { attempt } from '../../overlays/attempt';
import { showMessage, toastSuccess } from '../../overlays/store';
import { useCan } from '../../session/use-can';
import { exportEnquiries } from './requests';
import type { InboxFilters } from './inbox-query';

async function exportFound(filters: InboxFilters): Promise<void> {
  const act = async () => {
    const { csv, count, isMore } = await exportEnquiries(filters);
    saveFile('enquiries.csv', csv, 'text/csv;charset=utf-8');
    if (isMore)
      showMessage({
        title: 'The file has the first 10,000 enquiries',
        text: 'Narrow the search, for example by dates, to export the others.',
      });
    else toastSuccess(`${String(count)} exported`);
  };
  await attempt('export enquiries', act, {
    action: 'EnquiryExport',
    onRetry: () => void exportFound(filters),
  });
}

/** Exports what the list shows as a CSV file, for admins. */
export function ExportButton({ filters }: { readonly filters: InboxFilters }) {
  const can = useCan();
  return can('export enquiries') ? (
    <Button variant="secondary" size="small" onClick={() => void exportFound(filters)}>
      Export CSV
    </Button>
  ) : null;
}
