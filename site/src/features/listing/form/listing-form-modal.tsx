import { Modal } from '../../../components/modal/modal';
import { SendForm } from '../../../forms/send-form';
import { useLeaveGuard } from '../../../forms/use-leave-guard';
import type { OverlayProps } from '../../../overlays/overlay-types';
import { BulkChangesModal } from '../bulk/bulk-changes-modal';
import { BulkModal } from '../bulk/bulk-modal';
import type { ListingFormOf } from './form-texts';
import { ListingFields } from './listing-fields';
import { ListingFormState } from './listing-form-state';
import { PriceForm } from './price-form';
import { StageForm } from './stage-form';
import { useListingForm } from './use-listing-form';

// The table's form is part of this chunk.
export { PriceEditor } from './price-form';

interface Closable {
  readonly onClose: () => void;
}

function WholeFormModal({ onClose, ...form }: ListingFormOf & Closable) {
  const { title, offered, sending, ...state } = useListingForm(form, onClose);
  const { onDirty, close, cancel } = useLeaveGuard(onClose, sending.draft);
  return (
    <Modal title={title} isOpen isFixed onClose={close}>
      {offered && !state.isGone ? (
        <SendForm {...sending} onDirty={onDirty} onCancel={cancel}>
          {(values) => (
            <ListingFields
              area={form.area}
              kind={form.kind}
              {...offered}
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

/** The forms of a listing, in one chunk: they share their code, and visitors load one chunk reference less. */
export function ListingFormModal(props: OverlayProps<'listingForm'>) {
  if (props.mode === 'bulk') return <BulkModal {...props} />;
  if (props.mode === 'bulkChanges') return <BulkChangesModal {...props} />;
  if (props.mode === 'price') return <PriceForm {...props} />;
  return 'listing' in props ? <StageForm {...props} /> : <WholeFormModal {...props} />;
}
