import { useState } from 'react';
import { timeText } from '../../components/age/time-text';
import { Button } from '../../components/button/button';
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
  /** Not set: the version can only be read. */
  readonly onRestore?: (() => void) | undefined;
}

/** Compares a version with the present, and brings it back. */
const Tools = ({ record, version, of, onRestore }: ToolsProps) => {
  const [isCompared, setIsCompared] = useState(false);
  return (
    <>
      <div className={styles.actions}>
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
        {onRestore && (
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onRestore}>
            Bring Back<span className="visually-hidden">: {of}</span>
          </Button>
        )}
      </div>
      {isCompared && <Comparison {...record} version={version} />}
    </>
  );
};

interface VersionEntryProps {
  readonly record: RecordName;
  readonly version: Version;
  /** Whether it is the present state. */
  readonly isNewest: boolean;
  readonly onRestore?: (() => void) | undefined;
}

/** One write of the record: who, when, from where, and what changed. */
export const VersionEntry = ({ record, version, isNewest, onRestore }: VersionEntryProps) => {
  const { at, action, who, entry, changes } = version;
  return (
    <li className={styles.entry}>
      <div>
        <h3 className="strong">{ACTIONS[action]}</h3>
        <p className="muted small figures">
          {who} {ENTRIES[entry]} · <time dateTime={at}>{timeText(at)}</time>
        </p>
      </div>
      {changes.length > 0 && <Changes changes={changes} />}
      {!isNewest && (
        <Tools
          record={record}
          version={version.version}
          of={`${who}, ${timeText(at)}`}
          onRestore={onRestore}
        />
      )}
    </li>
  );
};

interface EarlierEntryProps {
  readonly record: RecordName;
  readonly onRestore?: (() => void) | undefined;
}

/** The state before the oldest version, of a record that is older than the history. */
export const EarlierEntry = ({ record, onRestore }: EarlierEntryProps) => (
  <li className={styles.entry}>
    <h3 className="strong">Before the first kept change</h3>
    <Tools record={record} version={0} of="before the first kept change" onRestore={onRestore} />
  </li>
);
