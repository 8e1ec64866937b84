import { useCallback } from 'react';
import { Modal } from '../../../components/modal/modal';
import { ModalBody } from '../../../components/modal/modal-parts';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { kindOf, PRIVATE_KIND_FIELDS } from '../../../domain';
import type { Listing } from '../../../domain';
import type { OverlayProps } from '../../../overlays/overlay-types';
import { useLoaded } from '../../../requests/use-loaded';
import { findListing } from '../requests';
import { Documents } from './documents';
import * as styles from './private.module.css';

/** The private facts that a listing has. Its publication times are in `Edit Stage`. */
function Facts({ listing }: { readonly listing: Listing }) {
  const facts = PRIVATE_KIND_FIELDS[kindOf(listing)].flatMap(({ name, label, type, section }) => {
    const value = section === 'private' ? listing[name] : null;
    return value ? [{ name, label, type, value }] : [];
  });
  if (facts.length === 0)
    return <p>There is no owner, key or note yet. Edit the listing to add them.</p>;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, label, type, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{type === 'phone' ? <a href={`tel:+91${value}`}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the region's staff alone see of a listing: its private facts and its documents. */
export function PrivateModal({ area, listing: card, onClose }: OverlayProps<'private'>) {
  const load = useCallback(
    (signal: AbortSignal) => findListing(area, kindOf(card), card._id, signal),
    [area, card],
  );
  const { value: listing, failure, retry } = useLoaded(load);
  return (
    <Modal title={`Private: ${card.code}`} isOpen onClose={onClose}>
      <ModalBody>
        <p className="muted">Only staff of the region see this.</p>
        {failure && <FailureNote {...failure} onRetry={retry} />}
        {!listing && !failure && <Skeleton rows={3} />}
        {listing && <Facts listing={listing} />}
        <Documents area={area} listing={card._id} />
      </ModalBody>
    </Modal>
  );
}
