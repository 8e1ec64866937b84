import { useFormikContext } from 'formik';
import { Button } from '../components/button/button';
import { ModalActions } from '../components/modal/modal-parts';

export interface Buttons {
  /** `Submit` where nothing else is said. */
  readonly submitLabel?: string | undefined;
  /** It can be sent before anything is typed: a browser may fill it in without telling. */
  readonly mayBePristine?: boolean | undefined;
  /** Offers Clear Values. */
  readonly canClear?: boolean | undefined;
  /** Offers Cancel. */
  readonly onCancel?: (() => void) | undefined;
}

/** A form's buttons: what sends or clears is off while there is nothing typed, or while it is being sent. */
export function FormButtons({ isReady, ...buttons }: Buttons & { readonly isReady: boolean }) {
  const { submitLabel = 'Submit', mayBePristine = false, canClear, onCancel } = buttons;
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  const isIdle = isSubmitting || !dirty;
  return (
    <ModalActions>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
      {canClear && (
        <Button
          variant="secondary"
          disabled={isIdle}
          onClick={() => {
            resetForm();
          }}
        >
          Clear Values
        </Button>
      )}
      <Button
        type="submit"
        disabled={isSubmitting || !isReady || (!dirty && !mayBePristine)}
        aria-busy={isSubmitting}
      >
        {submitLabel}
      </Button>
    </ModalActions>
  );
}
