import { useCallback, useEffect, useId, useState } from 'react';
import { Link } from 'gatsby';
import { Button, ButtonLink } from '../../../components/button/button';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import {
  importPath,
  KIND_FACTS,
  LIST_KEYS,
  listName,
  listPath,
  LISTS,
  numberText,
} from '../../../domain';
import type { Area } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { confirm } from '../../../overlays/store';
import { isNotFound } from '../../../requests/api-error';
import { notifyChange } from '../../../requests/changes';
import { useLoaded } from '../../../requests/use-loaded';
import { useProgress } from '../../../requests/use-progress';
import { ColumnsStep } from './columns-step';
import { ImportReport, RunProgress } from './import-report';
import { isRunning, progressText, rowsText } from './import-words';
import { readImport, startImport } from './requests';
import type { ListingImport } from './requests';
import { StepHeading } from './step-heading';
import type { Arriving } from './step-heading';
import * as styles from './import.module.css';

type Step = 'Columns' | 'Dry Run' | 'Import';

const stepOf = ({ state }: ListingImport, isChanging: boolean): Step => {
  if (state === 'uploaded' || (state === 'tried' && isChanging)) return 'Columns';
  return state === 'trying' || state === 'tried' ? 'Dry Run' : 'Import';
};

interface ImportProps {
  readonly area: Area;
}

/** What follows a dry run: the import, or other columns. */
const AfterTry = (
  props: ImportProps & {
    readonly one: ListingImport;
    readonly onStarted: (next: ListingImport) => void;
    readonly onChange: () => void;
  },
) => {
  const { area, one, onStarted, onChange } = props;
  const { _id, created, updated } = one;
  const start = async (): Promise<void> => {
    const parts = [
      ...(created > 0 ? [`${numberText(created)} new`] : []),
      ...(updated > 0 ? [`${numberText(updated)} changed`] : []),
    ];
    const title = `Import ${parts.join(' and ')}?`;
    const text = 'The pages of the site follow within a minute. Refused rows are left out.';
    if (!(await confirm({ title, text, action: 'Import' }))) return;
    const act = async () => {
      onStarted(await startImport(area, _id));
    };
    await attempt('start an import', act, { onRetry: () => void start() });
  };
  return (
    <div className="wrap-8">
      <Button variant="secondary" onClick={onChange}>
        Change Columns
      </Button>
      {created + updated > 0 && <Button onClick={() => void start()}>Import</Button>}
    </div>
  );
};

const AfterImport = ({ area, one }: ImportProps & { readonly one: ListingImport }) => (
  <ul className="wrap-8">
    {LIST_KEYS.filter((list) => LISTS[list].kind === one.kind).map((list) => (
      <li key={list}>
        <Link to={listPath(area, list)} className={styles.link}>
          {listName(list)}
        </Link>
      </li>
    ))}
  </ul>
);

function Steps(props: ImportProps & Arriving & { readonly begun: ListingImport }) {
  const { area, begun, arrivalRef } = props;
  const statusId = useId();
  const { _id: id, kind } = begun;
  const read = useCallback((signal: AbortSignal) => readImport(area, id, signal), [area, id]);
  const { now, failure, follow, retry } = useProgress(begun, isRunning, read);
  const [isChanging, setChanging] = useState(false);
  const step = stepOf(now, isChanging);
  const isImported = now.state === 'imported' && begun.state !== 'imported';
  useEffect(() => {
    if (isImported) notifyChange('listings', { what: 'edited', area, kind, id });
  }, [isImported, area, kind, id]);
  return (
    <section className={styles.step} aria-labelledby="step">
      <p className={styles.text}>
        {now.file}{' '}
        <span className="muted">{`${KIND_FACTS[kind].category} · ${rowsText(now.total)}`}</span>{' '}
        <Link to={importPath(area)} className={styles.link}>
          Import Another File
        </Link>
      </p>
      <StepHeading key={step} name={step} arrivalRef={arrivalRef} />
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {step === 'Columns' && (
        <ColumnsStep
          area={area}
          one={now}
          onTried={(next) => {
            setChanging(false);
            follow(next);
          }}
          onCancel={
            now.state === 'tried'
              ? () => {
                  setChanging(false);
                }
              : undefined
          }
        />
      )}
      {step !== 'Columns' && (
        <p id={statusId} role="status" className="strong figures">
          {progressText(now)}
        </p>
      )}
      {isRunning(now) && <RunProgress one={now} labelId={statusId} />}
      {step === 'Dry Run' && now.state === 'tried' && (
        <AfterTry
          area={area}
          one={now}
          onStarted={follow}
          onChange={() => {
            setChanging(true);
          }}
        />
      )}
      {now.state === 'imported' && <AfterImport area={area} one={now} />}
      {step !== 'Columns' && !isRunning(now) && <ImportReport area={area} one={now} />}
    </section>
  );
}

/** An import from its columns to its report. */
export function OneImport(props: ImportProps & Arriving & { readonly id: string }) {
  const { area, id, arrivalRef } = props;
  const load = useCallback((signal: AbortSignal) => readImport(area, id, signal), [area, id]);
  const { value, failure, error, retry } = useLoaded(load);
  if (value) return <Steps area={area} begun={value} arrivalRef={arrivalRef} />;
  if (isNotFound(error)) {
    return (
      <div className="stack-16">
        <p role="alert">This import is not there. An import is kept for 30 days.</p>
        <p>
          <ButtonLink to={importPath(area)}>Import a File</ButtonLink>
        </p>
      </div>
    );
  }
  return failure ? <FailureNote {...failure} onRetry={retry} /> : <Skeleton rows={8} />;
}
