import { useFormikContext } from 'formik';
import { Button } from '../components/button/button';
import { ModalActions } from '../components/modal/modal-parts';

export interface Buttons {
  /** The default is `Submit`. */
  readonly submitLabel?: string | undefined;
  /** Whether an unchanged form can be sent: a browser may fill in the form without an event. */
  readonly mayBePristine?: boolean | undefined;
  /** Shows the button Clear Values. */
  readonly canClear?: boolean | undefined;
  readonly onCancel?: (() => void) | undefined;
}

/** The buttons of a form. They are disabled while the form is unchanged or being sent. */
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
