import type { ComponentType } from 'react';
import { useLoaded } from '../requests/use-loaded';
import { Modal } from '../components/modal/modal';
import { FailureNote } from '../components/toast/failure-note';
import { ConfirmDialog, MessageModal } from './dialogs';
import type { OverlayLoaders, OverlayName } from './overlay-types';
import { closeOverlay } from './store';
import type { OverlayState, OpenOverlay } from './store';
import { Toasts } from './toasts';
import * as styles from './host.module.css';

const OWN = {
  confirm: () => Promise.resolve(ConfirmDialog),
  message: () => Promise.resolve(MessageModal),
};

/** Loads the component of any overlay: the types of the store match a name with its props. */
type Load = () => Promise<ComponentType<{ readonly onClose: () => void }>>;

interface SlotProps {
  readonly overlay: OpenOverlay;
  readonly load: Load;
}

const Slot = ({ overlay: { id, props }, load }: SlotProps) => {
  const { value: Overlay, failure, retry } = useLoaded(load);
  const onClose = () => {
    closeOverlay(id);
  };
  if (failure) {
    return (
      <Modal size="small" title={failure.title} isOpen onClose={onClose}>
        <FailureNote text={failure.text} hint={failure.hint} onRetry={retry} />
      </Modal>
    );
  }
  if (!Overlay) {
    return (
      <p className={styles.waiting} role="status">
        Loading...
      </p>
    );
  }
  return <Overlay {...props} onClose={onClose} />;
};

interface OverlayHostProps {
  readonly state: OverlayState;
  readonly loaders: OverlayLoaders;
}

/** All open overlays and toasts. */
export const OverlayHost = ({ state: { overlays, toasts }, loaders }: OverlayHostProps) => {
  const all = { ...loaders, ...OWN } as Readonly<Record<OverlayName, unknown>>;
  return (
    <>
      {overlays.map((overlay) => (
        <Slot key={overlay.id} overlay={overlay} load={all[overlay.name] as Load} />
      ))}
      <Toasts toasts={toasts} />
    </>
  );
};
