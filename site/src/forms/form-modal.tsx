import type { FormikValues } from 'formik';
import { Modal } from '../components/modal/modal';
import { SendForm } from './send-form';
import { useBackGuard } from '../overlays/use-back-guard';
import type { SendFormProps } from './send-form';
import { useLeaveGuard } from './use-leave-guard';

interface FormModalProps<V extends FormikValues>
  extends Omit<SendFormProps<V>, 'onCancel' | 'onDirty'> {
  readonly title: string;
  readonly onClose: () => void;
}

/** A form in a modal that only its buttons close: typed text is not lost by accident. */
export function FormModal<V extends FormikValues>(props: FormModalProps<V>) {
  const { title, onClose, ...form } = props;
  const { isDirty, onDirty, close, cancel } = useLeaveGuard(onClose, form.draft);
  useBackGuard(isDirty, close);
  return (
    <Modal title={title} isOpen isFixed onClose={() => void close()}>
      <SendForm {...form} onDirty={onDirty} onCancel={cancel} />
    </Modal>
  );
}
