import { useEffect, useRef } from 'react';
import { Button } from '../components/button/button';
import { Modal } from '../components/modal/modal';
import { ModalActions, ModalBody } from '../components/modal/modal-parts';
import type { OverlayProps } from './overlay-types';

/** A message for the user to read. */
export const MessageModal = ({ title, text, next, onClose }: OverlayProps<'message'>) => {
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
        {next && (
          <Button
            variant="secondary"
            onClick={() => {
              onClose();
              next.onPress();
            }}
          >
            {next.label}
          </Button>
        )}
        <Button ref={ok} onClick={onClose}>
          Ok, got it
        </Button>
      </ModalActions>
    </Modal>
  );
};

/** A question. Every way to close it, except its confirming button, means no. */
export const ConfirmDialog = (props: OverlayProps<'confirm'>) => {
  const { title, text, action, isDanger = false, onAnswer, onClose } = props;
  const no = useRef<HTMLButtonElement>(null);
  const answer = (isYes: boolean) => {
    onClose();
    onAnswer(isYes);
  };
  // Enter must not confirm an action that cannot be undone.
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
