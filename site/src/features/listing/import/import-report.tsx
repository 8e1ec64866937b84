import { Button } from '../../../components/button/button';
import { saveFile } from '../../../browser/save-file';
import { MASTER_FACTS, numberText, plural } from '../../../domain';
import type { Area } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { labelOfField, OUTCOME_WORDS } from './import-words';
import { readReport } from './requests';
import type { ImportLine, ListingImport } from './requests';
import * as styles from './import.module.css';

/** How far a run is. @param labelId the element that says it in words */
export function RunProgress(props: { readonly one: ListingImport; readonly labelId: string }) {
  const { one, labelId } = props;
  return (
    <>
      <progress
        className={styles.progress}
        aria-labelledby={labelId}
        max={Math.max(1, one.total)}
        value={one.done}
      />
      <p className="muted">It goes on when you leave this page.</p>
    </>
  );
}

const Line = ({ one, line }: { readonly one: ListingImport; readonly line: ImportLine }) => {
  const { row, outcome, field, value, before, reason, code } = line;
  return (
    <li className={styles.line}>
      <p className="strong">
        <span className="figures">Row {numberText(row)}</span>{' '}
        <span className={outcome === 'refused' ? styles.refused : 'muted'}>
          {OUTCOME_WORDS[outcome]}
        </span>
      </p>
      <p className={styles.text}>
        {code !== null && <span className="muted">{code} </span>}
        {field !== null && `${labelOfField(one.kind, field)}: `}
        {outcome === 'updated' && before !== null && `${before === '' ? 'empty' : before} → `}
        {field !== null && (value === null || value === '' ? 'empty' : value)}
      </p>
      <p className={styles.text}>{reason}</p>
    </li>
  );
};

async function saveReport(area: Area, one: ListingImport): Promise<void> {
  const { _id, file } = one;
  const act = async () => {
    const { csv } = await readReport(area, _id);
    saveFile(`report-${file}`, csv, 'text/csv;charset=utf-8');
  };
  await attempt('download a report', act, { onRetry: () => void saveReport(area, one) });
}

/** The report of a run that is done. */
export function ImportReport({ area, one }: { readonly area: Area; readonly one: ListingImport }) {
  const { lines, linesTotal, added, state } = one;
  const isDry = state === 'tried';
  return (
    <>
      {added.length > 0 && (
        <p className={styles.text}>
          {isDry ? 'New names that would be added: ' : 'New names: '}
          {added.map(({ master, name }) => `${name} (${MASTER_FACTS[master].label})`).join(', ')}.
        </p>
      )}
      {lines.length > 0 && (
        <ul aria-label="Report" className={styles.lines}>
          {lines.map((line, at) => (
            <Line key={`${String(line.row)} ${String(at)}`} one={one} line={line} />
          ))}
        </ul>
      )}
      {linesTotal > lines.length && (
        <p className="muted">
          {`${numberText(linesTotal - lines.length)} more ${plural(linesTotal - lines.length, 'line is', 'lines are')} in the downloaded report.`}
        </p>
      )}
      <Button variant="secondary" size="small" onClick={() => void saveReport(area, one)}>
        Download Report
      </Button>
    </>
  );
}
