import { Button } from '../../../components/button/button';
import { can, exportCall, exportName } from '../../../domain';
import { exportCsv } from '../../../overlays/export-csv';
import type { CsvExport } from '../../../overlays/export-csv';
import { hasFields, isNumber, isText } from '../../../requests/answer-guards';
import { post } from '../../../requests/request';
import { useSession } from '../../../session/use-session';
import { parseListQuery } from '../parse-list-query';
import type { Area, ListKey } from '../../../domain';

interface ExportButtonProps {
  readonly area: Area;
  readonly list: ListKey;
  /** The list's address, with its search. */
  readonly address: string;
}

/** Exports what the list finds as a CSV file. */
export function ExportButton({ area, list, address }: ExportButtonProps) {
  const { account } = useSession();
  const request = (): Promise<CsvExport> => {
    const [, query = ''] = address.split('?');
    const { search } = parseListQuery(list, area, query, (guard) => can(account, guard, area));
    const values = { ...search.filters, sorting: search.sorting };
    return post(exportCall(area, list), { values }, hasFields({ csv: isText, count: isNumber }));
  };
  const press = () => {
    void exportCsv({
      what: 'export listings',
      action: exportName(list),
      file: `${area}-${list}.csv`.toLowerCase(),
      request,
      incomplete: {
        title: 'The file has the first 10,000 listings',
        text: 'Narrow the search, for example by prices, to export the others.',
      },
    });
  };
  return (
    <Button variant="secondary" size="small" onClick={press}>
      Export CSV
    </Button>
  );
}
