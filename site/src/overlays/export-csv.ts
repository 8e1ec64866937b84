import { saveFile } from '../browser/save-file';
import { numberText } from '../domain';
import { attempt } from './attempt';
import { showMessage, toastSuccess } from './store';

/** A CSV file of the CMS, and the number of its rows; `isMore` if it lacks some. */
export interface CsvExport {
  readonly csv: string;
  readonly count: number;
  readonly isMore: boolean;
}

interface CsvExportOptions {
  /** What is done, for the message of a failure, such as `export enquiries`. */
  readonly what: string;
  /** The call, for the report of a failure. */
  readonly action: string;
  readonly file: string;
  readonly request: () => Promise<CsvExport>;
  /** The message about a file that lacks some rows. */
  readonly incomplete: { readonly title: string; readonly text: string };
}

/** Requests a CSV file and saves it. Says how many rows it has, or that some are missing. */
export async function exportCsv(options: CsvExportOptions): Promise<void> {
  const { what, action, file, request, incomplete } = options;
  const act = async () => {
    const { csv, count, isMore } = await request();
    saveFile(file, csv, 'text/csv;charset=utf-8');
    if (isMore) showMessage(incomplete);
    else toastSuccess(`${numberText(count)} exported`);
  };
  await attempt(what, act, { action, onRetry: () => void exportCsv(options) });
}
