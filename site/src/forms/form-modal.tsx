import type { FormikValues } from 'formik';
import { Modal } from '../components/modal/modal';
import { SendForm } from './send-form';
import type { SendFormProps } from './send-form';
import { useLeaveGuard } from './use-leave-guard';

interface FormModalProps<V extends FormikValues>
  extends Omit<SendFormProps<V>, 'onCancel' | 'onDirty'> {
  readonly title: string;
  readonly onClose: () => void;
}

/** A form in a modal that only its buttons close, so that typed text is not lost by accident. */
export function FormModal<V extends FormikValues>(props: FormModalProps<V>) {
  const { title, onClose, ...form } = props;
  const { onDirty, close, cancel } = useLeaveGuard(onClose, form.draft);
  return (
    <Modal title={title} isOpen isFixed onClose={close}>
      <SendForm {...form} onDirty={onDirty} onCancel={cancel} />
    </Modal>
  );
}
