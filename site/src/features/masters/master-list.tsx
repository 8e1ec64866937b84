import { useCallback, useState } from 'react';
import { masterList } from '../../requests/masters';
import { useLoaded } from '../../requests/use-loaded';
import { Button } from '../../components/button/button';
import { IconButton } from '../../components/icon-button/icon-button';
import { ModalBody } from '../../components/modal/modal-parts';
import { Modal } from '../../components/modal/modal';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { MASTER_FACTS, numberText, plural, REGIONS } from '../../domain';
import type { Area, Master } from '../../domain';
import { attempt } from '../../overlays/attempt';
import type { OverlayProps } from '../../overlays/overlay-types';
import { confirm, openOverlay, toastSuccess } from '../../overlays/store';
import { useCan } from '../../session/use-can';
import { deleteMaster } from './requests';
import { ListHead } from './list-head';
import * as styles from './masters.module.css';

async function remove(area: Area, master: Master, name: string, onDone: () => void): Promise<void> {
  const { label } = MASTER_FACTS[master];
  const isSure = await confirm({
    title: `Delete ${name}?`,
    text: `The ${label} is no longer offered in ${REGIONS[area].label}. Properties that have it keep it.`,
    action: 'Delete',
    isDanger: true,
  });
  if (!isSure) return;
  const removeNow = async () => {
    await deleteMaster(area, master, name);
    toastSuccess('Deleted Successfully');
  };
  await attempt(`delete ${area} ${master} ${name}`, removeNow, {
    onRetry: () => void remove(area, master, name, onDone),
  });
  onDone();
}

interface NamesProps {
  readonly names: readonly string[];
  /** Null if the user does not have the right. */
  readonly onDelete: ((name: string) => void) | null;
  readonly onHistory: (name: string) => void;
}

const Names = ({ names, onDelete, onHistory }: NamesProps) => (
  <ul className={styles.names}>
    {names.map((name) => (
      <li key={name} className={styles.name}>
        <span>{name}</span>
        {onDelete && (
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            onClick={() => {
              onHistory(name);
            }}
          >
            History<span className="visually-hidden"> of {name}</span>
          </Button>
        )}
        {onDelete && (
          <IconButton
            icon="Trash2"
            size={18}
            label={`Delete ${name}`}
            className={styles.remove}
            onClick={() => {
              onDelete(name);
            }}
          />
        )}
      </li>
    ))}
  </ul>
);

/** The names of a master list: View Localities, View Residential Project Names, View Commercial Project Names. */
export function MasterList({ area, master, onClose }: OverlayProps<'masterList'>) {
  const load = useCallback(
    (signal: AbortSignal) => masterList(area, master, signal),
    [area, master],
  );
  const { value, failure, retry, refresh } = useLoaded(load);
  const [typed, setTyped] = useState('');
  const can = useCan();
  const { label, plural: labels } = MASTER_FACTS[master];
  const letters = typed.trim().toLowerCase();
  const shown = value?.filter((name) => name.toLowerCase().includes(letters));

  return (
    <Modal title={`${labels}, ${REGIONS[area].label}`} isOpen onClose={onClose}>
      <ModalBody>
        <ListHead
          heading={
            shown ? `${numberText(shown.length)} ${plural(shown.length, label, labels)}` : labels
          }
          label={`Filter ${labels}`}
          typed={typed}
          onType={setTyped}
          onBack={onClose}
        />
        {failure && <FailureNote {...failure} onRetry={retry} />}
        {!value && !failure && <Skeleton rows={8} />}
        {shown?.length === 0 && (
          <p>{letters === '' ? 'There is none yet.' : 'None has these letters in it.'}</p>
        )}
        {shown && (
          <Names
            names={shown}
            onHistory={(name) => {
              const type = master.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
              const record = { type, id: `${area}/${name}`, title: name };
              openOverlay('history', { ...record, onRestored: refresh });
            }}
            onDelete={
              can('write masters', area) ? (name) => void remove(area, master, name, refresh) : null
            }
          />
        )}
      </ModalBody>
    </Modal>
  );
}
