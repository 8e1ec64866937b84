import { useCallback, useId, useState } from 'react';
import { Link, navigate } from 'gatsby';
import { timeText } from '../../../components/age/time-text';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import {
  IMAGE_BYTES,
  importPath,
  KIND_FACTS,
  KINDS,
  MOST_IMPORTED,
  numberText,
} from '../../../domain';
import type { Area, Kind } from '../../../domain';
import { FileInput } from '../../../fields/file-input';
import { attempt } from '../../../overlays/attempt';
import { newIdempotencyKey } from '../../../requests/idempotency-key';
import { useLoaded } from '../../../requests/use-loaded';
import { outcomesText, rowsText, STATE_WORDS } from './import-words';
import { findImports, uploadImport } from './requests';
import type { ImportFacts } from './requests';
import { StepHeading } from './step-heading';
import type { Arriving } from './step-heading';
import * as styles from './import.module.css';

const HINT = `CSV in UTF-8, at most 10 MB and ${numberText(MOST_IMPORTED)} rows. A file of Export CSV changes the listings by their codes.`;

interface AreaProps {
  readonly area: Area;
}

const Earlier = ({ area, one }: AreaProps & { readonly one: ImportFacts }) => (
  <li className={styles.earlier}>
    <Link to={importPath(area, one._id)} className={styles.name}>
      {one.file}
    </Link>
    <p className="muted small">
      {`${KIND_FACTS[one.kind].category} · ${rowsText(one.total)} · ${one.by === null ? '' : `${one.by}, `}`}
      <time dateTime={one.at} className="figures">
        {timeText(one.at)}
      </time>
    </p>
    <p className="small">
      {STATE_WORDS[one.state]}
      {one.done > 0 && `: ${outcomesText(one)}`}
    </p>
  </li>
);

/** The newest imports of the region. */
function EarlierImports({ area }: AreaProps) {
  const load = useCallback((signal: AbortSignal) => findImports(area, signal), [area]);
  const { value, failure, retry } = useLoaded(load);
  return (
    <section className="stack-12" aria-labelledby="earlier">
      <h2 id="earlier" className="subtitle">
        Earlier Imports
      </h2>
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {!value && !failure && <Skeleton rows={3} />}
      {value?.length === 0 && <p>There is none yet. An import is kept for 30 days.</p>}
      {value && value.length > 0 && (
        <ul>
          {value.map((one) => (
            <Earlier key={one._id} area={area} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The first step: the category and the file, which is sent at once. */
export function FileStep({ area, arrivalRef }: AreaProps & Arriving) {
  const id = useId();
  const [kind, setKind] = useState<Kind>('propresi');
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string | false>(false);
  const upload = async (file: File, key: string) => {
    setProgress(0);
    const send = async () => {
      const made = await uploadImport(area, { kind, file }, key, setProgress);
      if (typeof made === 'string') setFault(made);
      else navigate(importPath(area, made._id), { replace: true });
    };
    await attempt('upload a file', send, { onRetry: () => void upload(file, key) });
    setProgress(null);
  };
  const choose = (file: File | null) => {
    if (!file) return;
    const isLarge = file.size > IMAGE_BYTES;
    setFault(isLarge && 'The file is larger than 10 MB: divide it.');
    if (!isLarge) void upload(file, newIdempotencyKey());
  };
  return (
    <>
      <section className={styles.step} aria-labelledby="step">
        <StepHeading name="File" arrivalRef={arrivalRef} />
        <div className="stack-4">
          <label htmlFor={id}>Category</label>
          <select
            id={id}
            className={styles.input}
            value={kind}
            onChange={({ target }) => {
              setKind(target.value as Kind);
            }}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {KIND_FACTS[one].category}
              </option>
            ))}
          </select>
        </div>
        <FileInput
          label="CSV File"
          hint={HINT}
          accept=".csv,text/csv"
          fault={fault}
          progress={progress}
          isSent
          onChosen={choose}
        />
        {progress !== null && <p role="status">The file is sent and read.</p>}
      </section>
      <EarlierImports area={area} />
    </>
  );
}
