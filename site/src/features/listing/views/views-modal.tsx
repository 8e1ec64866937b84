import { useCallback, useState } from 'react';
import { navigatePastGuard } from '../../../browser/back-guard';
import { Button } from '../../../components/button/button';
import { Modal } from '../../../components/modal/modal';
import { ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { listPath, listTitle } from '../../../domain';
import type { SavedView } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { confirmAndDelete } from '../../../overlays/confirm-and-delete';
import { confirm, toastSuccess } from '../../../overlays/store';
import { useLoaded } from '../../../requests/use-loaded';
import { useCan } from '../../../session/use-can';
import { activeFilters } from '../list/run-search';
import { parseListQuery } from '../parse-list-query';
import { parseColumns } from '../table/columns';
import { currentDisplay, parseRows, setDisplay } from '../table/display';
import { deleteView, findViews, saveView } from './requests';
import type { ShownList } from './requests';
import { SaveViewModal } from './save-view-modal';
import * as styles from './views.module.css';

/** Replaces what a view keeps with the list as it is shown. */
async function replace(shown: ShownList, view: SavedView, onDone: () => void): Promise<void> {
  const { _id, name } = view;
  const { area, ...values } = shown;
  const act = async () => {
    await saveView(area, { id: _id, name, ...values, ...currentDisplay() });
    toastSuccess('Updated Successfully');
    onDone();
  };
  await attempt(`replace view ${_id}`, act, { onRetry: () => void replace(shown, view, onDone) });
}

interface EntryProps {
  readonly shown: ShownList;
  readonly view: SavedView;
  readonly onOpened: () => void;
  readonly onChanged: () => void;
}

const Entry = ({ shown, view, onOpened, onChanged }: EntryProps) => {
  const can = useCan();
  const { area, list } = shown;
  const { _id, name, query, display, columns, rows } = view;
  const state = parseListQuery(list, area, query, (guard) => can(guard, area));
  const { sorting } = state.search;
  const facts = [
    display,
    ...activeFilters(list, state).map(({ label, value }) => `${label} ${value}`),
    ...(sorting === 'none' ? [] : [sorting]),
  ];
  const open = () => {
    setDisplay({
      display,
      columns: parseColumns(columns.join(' ')),
      rows: parseRows(String(rows)),
    });
    onOpened();
    // Not `withQuery` of the list: a second importer makes it a module of its own in the first load.
    const address = listPath(area, list) + (query && `?${query}`);
    if (address !== window.location.pathname + window.location.search) navigatePastGuard(address);
  };
  const remove = () =>
    confirmAndDelete({
      title: `Delete ${name}?`,
      text: 'It cannot be brought back.',
      remove: () => deleteView(area, _id),
      onDone: onChanged,
    });
  const overwrite = async () => {
    const isSure = await confirm({
      title: `Replace ${name}?`,
      text: 'It keeps the list as it is shown now: its filters, its order, and its cards or columns.',
      action: 'Replace',
    });
    if (isSure) await replace(shown, view, onChanged);
  };
  return (
    <li className={styles.view}>
      <button type="button" className={styles.open} onClick={open}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </button>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => void overwrite()}>
          Replace<span className="visually-hidden">: {name}</span>
        </Button>
        <Button variant="secondary" size="small" onClick={() => void remove()}>
          Delete<span className="visually-hidden">: {name}</span>
        </Button>
      </div>
    </li>
  );
};

export interface ViewsModalProps {
  readonly shown: ShownList;
  readonly onClose: () => void;
}

/** The own views of a list. */
export function ViewsModal({ shown, onClose }: ViewsModalProps) {
  const { area, list } = shown;
  const [isSaving, setSaving] = useState(false);
  const load = useCallback((signal: AbortSignal) => findViews(area, list, signal), [area, list]);
  const { value, failure, retry, refresh } = useLoaded(load);
  return (
    <>
      {/* Side by side: React would take the end of the inner dialog for that of the outer one. */}
      <Modal title={`Views: ${listTitle(area, list)}`} isOpen onClose={onClose}>
        <ModalBody>
          {failure && <FailureNote {...failure} onRetry={retry} />}
          {!value && !failure && <Skeleton rows={3} />}
          {value?.length === 0 && (
            <p role="status">
              There is none yet. A view keeps the filters and the order of the list, and its cards
              or columns.
            </p>
          )}
          {value && value.length > 0 && (
            <ul>
              {value.map((view) => (
                <Entry key={view._id} {...{ shown, view }} onOpened={onClose} onChanged={refresh} />
              ))}
            </ul>
          )}
        </ModalBody>
        <ModalActions>
          <Button
            aria-haspopup="dialog"
            onClick={() => {
              setSaving(true);
            }}
          >
            Save View
          </Button>
        </ModalActions>
      </Modal>
      {isSaving && (
        <SaveViewModal
          shown={shown}
          onSaved={refresh}
          onClose={() => {
            setSaving(false);
          }}
        />
      )}
    </>
  );
}
