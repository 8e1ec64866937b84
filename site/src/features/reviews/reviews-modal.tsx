import { useRef, useState } from 'react';
import type { ReviewFilters } from './requests';
import { Button } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { IconButton } from '../../components/icon-button/icon-button';
import { Modal } from '../../components/modal/modal';
import { ModalActions, ModalBody } from '../../components/modal/modal-parts';
import { numberText, plural } from '../../domain';
import type { OverlayProps } from '../../overlays/overlay-types';
import { openOverlay, opens } from '../../overlays/store';
import { useSession } from '../../session/use-session';
import { ReviewList } from './review-list';
import * as styles from './reviews.module.css';
import { FILTER_LABELS, SearchModal } from './search-modal';
import { useReviews } from './use-reviews';

/** All reviews. The user can read, search and write them. */
export function ReviewsModal({ onClose }: OverlayProps<'reviews'>) {
  const { account } = useSession();
  const { shown, search, onCreated, ...list } = useReviews();
  const [isSearching, setSearching] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);

  const openForm = opens('reviewForm', { onDone: onCreated });
  const write = () => {
    if (account) openForm();
    else openOverlay('login', { onSignedIn: openForm });
  };
  // The focused element was removed with its review.
  const onDeleted = () => {
    count.current?.focus();
  };

  return (
    <Modal title="Reviews" isOpen onClose={onClose}>
      <ModalBody>
        <div className="row-12 spread">
          <Button variant="accent" aria-haspopup="dialog" onClick={write}>
            <Icon of="PenLine" size={18} /> Write a Review
          </Button>
          <IconButton
            icon="Search"
            label="Search"
            tip="below"
            className={styles.search}
            aria-haspopup="dialog"
            onClick={() => {
              setSearching(true);
            }}
          />
        </div>
        <p ref={count} className={styles.count} role="status" tabIndex={-1}>
          {shown && `${numberText(shown.count)} ${plural(shown.count, 'Review')}`}
        </p>
        {shown && <Asked filters={shown.filters} onClear={search} />}
        <ReviewList {...list} shown={shown} onDeleted={onDeleted} />
      </ModalBody>
      <ModalActions>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </ModalActions>
      {isSearching && (
        <SearchModal
          filters={shown?.filters ?? {}}
          onSearch={search}
          onClose={() => {
            setSearching(false);
          }}
        />
      )}
    </Modal>
  );
}

interface AskedProps {
  readonly filters: ReviewFilters;
  readonly onClear: (filters: ReviewFilters) => void;
}

/** The active filters, with a button that clears them. */
const Asked = ({ filters, onClear }: AskedProps) => {
  const asked = Object.entries(filters) as [keyof ReviewFilters, string | number][];
  if (asked.length === 0) return null;
  return (
    <p className={styles.asked}>
      {asked.map(([key, value]) => `${FILTER_LABELS[key]}: ${String(value)}`).join(' · ')}
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          onClear({});
        }}
      >
        <Icon of="X" size={18} /> Clear Values
      </Button>
    </p>
  );
};
