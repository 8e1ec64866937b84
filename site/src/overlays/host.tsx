import type { ComponentType } from 'react';
import { useLoaded } from '../requests/use-loaded';
import { Modal } from '../components/modal/modal';
import { FailureNote } from '../components/toast/failure-note';
import { ConfirmDialog } from './confirm-dialog';
import { MessageModal } from './message-modal';
import type { OverlayName, OverlayProps } from './overlay-types';
import { closeOverlay } from './store';
import type { OverlayState, OpenOverlay } from './store';
import { Toasts } from './toasts';
import * as styles from './host.module.css';

/** Where each overlay that a feature has is loaded from. */
export type Registry = {
  readonly [N in Exclude<OverlayName, 'confirm' | 'message'>]: () => Promise<
    ComponentType<OverlayProps<N>>
  >;
};

const OWN = {
  confirm: () => Promise.resolve(ConfirmDialog),
  message: () => Promise.resolve(MessageModal),
};

/** Any overlay's component: the store says by its types that name and props belong together. */
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
  readonly above: OverlayState;
  readonly registry: Registry;
}

/** Everything that is open above the page. */
export const OverlayHost = ({ above: { overlays, toasts }, registry }: OverlayHostProps) => {
  const loads = { ...registry, ...OWN } as Readonly<Record<OverlayName, unknown>>;
  return (
    <>
      {overlays.map((overlay) => (
        <Slot key={overlay.id} overlay={overlay} load={loads[overlay.name] as Load} />
      ))}
      <Toasts toasts={toasts} />
    </>
  );
};
