import { useEffect, useRef } from 'react';
import { Button } from '../components/button/button';
import { Modal } from '../components/modal/modal';
import { ModalActions, ModalBody } from '../components/modal/modal-parts';
import type { OverlayProps } from './overlay-types';

/** A question; closed in any other way than by its button it is answered with no. */
export const ConfirmDialog = (props: OverlayProps<'confirm'>) => {
  const { title, text, action, isDanger = false, onAnswer, onClose } = props;
  const no = useRef<HTMLButtonElement>(null);
  const answer = (isYes: boolean) => {
    onClose();
    onAnswer(isYes);
  };
  // What cannot be taken back is not the first thing that Enter does.
  useEffect(() => {
    no.current?.focus();
  }, []);

  return (
    <Modal
      size="small"
      title={title}
      isOpen
      onClose={() => {
        answer(false);
      }}
    >
      <ModalBody>
        <p>{text}</p>
      </ModalBody>
      <ModalActions>
        <Button
          ref={no}
          variant="secondary"
          onClick={() => {
            answer(false);
          }}
        >
          Cancel
        </Button>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          onClick={() => {
            answer(true);
          }}
        >
          {action}
        </Button>
      </ModalActions>
    </Modal>
  );
};
