import { useMemo } from 'react';
import { createReview, editReview, findReview } from './requests';
import type { Review } from '../../domain';
import { RecordFieldInput } from '../../fields/record-field';
import { FormModal } from '../../forms/form-modal';
import type { SendContext } from '../../forms/send-form';
import { sendRecord } from '../../forms/send-record';
import type { OverlayProps } from '../../overlays/overlay-types';
import { toastSuccess } from '../../overlays/store';
import { useCan } from '../../session/use-can';
import { labelOf, reviewBody, reviewFaults, reviewFields, reviewValues } from './review-form';
import type { ReviewForm, ReviewValues } from './review-form';

/** Creates or edits a review. */
export function ReviewFormModal({ review, onDone, onClose }: OverlayProps<'reviewForm'>) {
  const can = useCan();
  const isStaff = can('edit any review');
  const { form, initialValues, check } = useMemo(() => {
    const form: ReviewForm = { review, isStaff };
    return {
      form,
      initialValues: reviewValues(form),
      check: (values: ReviewValues) => reviewFaults(form, values),
    };
  }, [review, isStaff]);

  const reload = async (of: Review): Promise<ReviewValues | null> => {
    const now = await findReview(of._id);
    return now && reviewValues({ review: now, isStaff });
  };
  const send = async (values: ReviewValues, sending: SendContext<ReviewValues>) => {
    const made = await sendRecord(values, sending, {
      edited: review,
      valuesOf: (made: Review) => reviewValues({ review: made, isStaff }),
      bodyOf: (values) => reviewBody(form, values),
      create: createReview,
      edit: editReview,
    });
    const waits = made?.hidden === true ? '. It is shown once our staff approve it.' : '';
    toastSuccess(review ? 'Updated Successfully' : `Review Created Successfully${waits}`);
    onClose();
    onDone();
    return undefined;
  };

  return (
    <FormModal
      title={review ? 'Edit Review' : 'Write a Review'}
      onClose={onClose}
      initialValues={initialValues}
      check={check}
      onSend={send}
      reload={review && (() => reload(review))}
      labelOf={labelOf}
      draft={review ? `ReviewEdit ${review._id}` : 'ReviewCreate'}
      canClear
    >
      {(values) =>
        reviewFields(form, values).map(([key, field]) => (
          <RecordFieldInput key={key} name={key} field={field} />
        ))
      }
    </FormModal>
  );
}
