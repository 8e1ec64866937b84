import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { ModalBody } from '../../../components/modal/modal-parts';
import type { useListingForm } from './use-listing-form';

type ListingFormStateProps = Pick<
  ReturnType<typeof useListingForm>,
  'failure' | 'retry' | 'isGone'
>;

/** The placeholder of a form while its data loads, or the reason for a failed load. */
export const ListingFormState = ({ failure, retry, isGone }: ListingFormStateProps) => (
  <ModalBody>
    {isGone && <p role="alert">PROPERTY DETAIL NOT AVAILABLE. It has been deleted meanwhile.</p>}
    {failure && <FailureNote {...failure} onRetry={retry} />}
    {!failure && !isGone && <Skeleton rows={8} />}
  </ModalBody>
);
