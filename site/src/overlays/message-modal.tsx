import { useEffect, useRef } from 'react';
import { Button } from '../components/button/button';
import { Modal } from '../components/modal/modal';
import { ModalActions, ModalBody } from '../components/modal/modal-parts';
import type { OverlayProps } from './overlay-types';

/** Something to be read. */
export const MessageModal = ({ title, text, onClose }: OverlayProps<'message'>) => {
  const ok = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    ok.current?.focus();
  }, []);
  return (
    <Modal size="small" title={title} isOpen onClose={onClose}>
      {text !== undefined && (
        <ModalBody>
          <p>{text}</p>
        </ModalBody>
      )}
      <ModalActions>
        <Button ref={ok} onClick={onClose}>
          Ok, got it
        </Button>
      </ModalActions>
    </Modal>
  );
};
