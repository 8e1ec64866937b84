import { Link } from 'gatsby';
import { Modal } from '../../components/modal/modal';
import { ModalBody } from '../../components/modal/modal-parts';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { dayText, ownEnquiryPath, REGIONS } from '../../domain';
import type { OverlayProps } from '../../overlays/overlay-types';
import { useLoaded } from '../../requests/use-loaded';
import * as styles from './enquiry.module.css';
import { findMyEnquiries } from './requests';
import type { MyEnquiry } from './requests';

const Item = ({ enquiry }: { readonly enquiry: MyEnquiry }) => {
  const { reference, key, listing, area, createdAt, withdrawnAt } = enquiry;
  return (
    <li className={styles.mine}>
      <Link className={styles.mineLink} to={ownEnquiryPath(reference, key)}>
        {reference}
      </Link>
      <p>{listing ? `${listing.words}, ${listing.code}` : `${REGIONS[area].label} Properties`}</p>
      <p className="muted small">
        Sent on {dayText(createdAt)}
        {withdrawnAt !== null && `, withdrawn on ${dayText(withdrawnAt)}`}
      </p>
    </li>
  );
};

/** The enquiries of the own account, each with the link to its page. */
export function MyEnquiriesModal({ onClose }: OverlayProps<'myEnquiries'>) {
  const { value, failure, retry } = useLoaded(findMyEnquiries);
  return (
    <Modal title="My Enquiries" isOpen onClose={onClose}>
      <ModalBody>
        {failure && <FailureNote {...failure} onRetry={retry} />}
        {!value && !failure && <Skeleton rows={6} />}
        {value?.length === 0 && (
          <p>
            You have sent no enquiry with this account. Press Enquire on a property to send one.
          </p>
        )}
        {value && value.length > 0 && (
          <ul>
            {value.map((enquiry) => (
              <Item key={enquiry.reference} enquiry={enquiry} />
            ))}
          </ul>
        )}
      </ModalBody>
    </Modal>
  );
}
