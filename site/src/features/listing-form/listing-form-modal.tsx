import { Modal } from '../../components/modal/modal';
import { SendForm } from '../../forms/send-form';
import { useLeaving } from '../../forms/use-leaving';
import type { OverlayProps } from '../../overlays/names';
import { useBack } from '../../overlays/use-back';
import { ListingFields } from './listing-fields';
import { ListingFormState } from './listing-form-state';
import { useListingForm } from './use-listing-form';

/** Create, edit and duplicate a property above any page. */
export function ListingFormModal({ onClose, ...form }: OverlayProps<'listingForm'>) {
  const { title, masters, sending, ...state } = useListingForm(form, onClose);
  const { isDirty, onDirty, close, cancel } = useLeaving(onClose, sending.draft);
  useBack(isDirty, close);
  return (
    <Modal title={title} isOpen isFixed onClose={() => void close()}>
      {masters && !state.isGone ? (
        <SendForm {...sending} onDirty={onDirty} onCancel={cancel}>
          {(values) => (
            <ListingFields
              area={form.area}
              kind={form.kind}
              masters={masters}
              values={values}
              heading="h3"
            />
          )}
        </SendForm>
      ) : (
        <ListingFormState {...state} />
      )}
    </Modal>
  );
}
