import { useState } from 'react';
import { timeText } from '../../components/age/time-text';
import { Button } from '../../components/button/button';
import { UNNAMED_AUTHORS } from '../../domain';
import { Changes } from './changes';
import { Comparison } from './comparison';
import * as styles from './history.module.css';
import type { RecordName, Version } from './requests';

const ACTIONS: Readonly<Record<Version['action'], string>> = {
  create: 'Created',
  update: 'Changed',
  restore: 'An earlier version brought back',
  delete: 'Deleted',
  undelete: 'Brought back from the bin',
};

const ENTRIES: Readonly<Record<Version['entry'], string>> = {
  site: 'on the site',
  panel: 'in the panel',
  import: 'by an import',
  job: 'by a daily job',
  program: 'by a program',
};

interface ToolsProps {
  readonly record: RecordName;
  readonly version: number;
  /** The version in words, for screen readers. */
  readonly of: string;
  /** How many versions there are: another one changes what is compared. */
  readonly count: number;
  readonly onRestore: () => void;
}

/** Who wrote a version and from where. Without a name, who it was says the way, too. */
const authorText = ({ who, entry }: Version): string =>
  who === UNNAMED_AUTHORS[entry] ? who : `${who} ${ENTRIES[entry]}`;

/** Compares a version with the present, and brings it back. */
const Tools = ({ record, version, of, count, onRestore }: ToolsProps) => {
  const [isCompared, setIsCompared] = useState(false);
  return (
    <>
      <div className="wrap-8">
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isCompared}
          onClick={() => {
            setIsCompared(!isCompared);
          }}
        >
          Compare with Now<span className="visually-hidden">: {of}</span>
        </Button>
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onRestore}>
          Bring Back<span className="visually-hidden">: {of}</span>
        </Button>
      </div>
      {isCompared && <Comparison key={count} {...record} version={version} />}
    </>
  );
};

interface VersionEntryProps {
  readonly record: RecordName;
  readonly version: Version;
  /** Whether it is the present state. */
  readonly isNewest: boolean;
  readonly count: number;
  readonly onRestore: () => void;
}

/** One write of the record: who, when, from where, and what changed. */
export const VersionEntry = ({ isNewest, version, ...tools }: VersionEntryProps) => {
  const { at, action, who, changes } = version;
  return (
    <li className={styles.entry}>
      <div>
        <h3 className="strong">{ACTIONS[action]}</h3>
        <p className="muted small figures">
          {authorText(version)} · <time dateTime={at}>{timeText(at)}</time>
        </p>
      </div>
      {changes.length > 0 && <Changes changes={changes} />}
      {!isNewest && <Tools {...tools} version={version.version} of={`${who}, ${timeText(at)}`} />}
    </li>
  );
};

type EarlierEntryProps = Omit<VersionEntryProps, 'version' | 'isNewest'>;

/** The state before the oldest version, of a record that is older than the history. */
export const EarlierEntry = (tools: EarlierEntryProps) => (
  <li className={styles.entry}>
    <h3 className="strong">Before the first kept change</h3>
    <Tools {...tools} version={0} of="before the first kept change" />
  </li>
);
