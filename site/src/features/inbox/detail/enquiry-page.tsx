import { useCallback, useState } from 'react';
import { Notice } from '../../../components/notice/notice';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { ENQUIRIES_PATH } from '../../../domain';
import { ApiError, isNotFound } from '../../../requests/api-error';
import { useLoaded } from '../../../requests/use-loaded';
import { useCan } from '../../../session/use-can';
import { AssignEnquiry } from '../assign-owner';
import { ContactActions } from '../contact-actions';
import { isAnonymised } from '../enquiry-texts';
import { OwnFailed } from '../failed/own-failed';
import { OwnerActions } from '../owner-actions';
import { findEnquiry } from '../requests';
import type { EnquiryDetail } from '../requests';
import { StatusBadge } from '../status-badge';
import { useRenewal } from '../use-renewal';
import { Consent } from './consent';
import { EnquiryFacts } from './enquiry-facts';
import { Earlier, Timeline } from './history';
import { WorkForm } from './work-form';
import * as styles from './detail.module.css';

interface DetailProps {
  readonly detail: EnquiryDetail;
  readonly onChanged: () => void;
}

const Detail = ({ detail: { enquiry, timeline, earlier }, onChanged }: DetailProps) => {
  const can = useCan();
  const { area, name, reference, status, owner, withdrawnAt } = enquiry;
  const isOver = withdrawnAt !== null || isAnonymised(enquiry);
  const [isDirty, setDirty] = useState(false);
  const [edited, setEdited] = useState(enquiry);
  // A form with input stays as it is; its next send compares it with what others have changed.
  if (!isDirty && edited !== enquiry) setEdited(enquiry);
  const changed = () => {
    setDirty(false);
    onChanged();
  };
  return (
    <>
      <header className="stack-8">
        <p className="muted figures">{reference}</p>
        <h1>
          {name} <StatusBadge status={status} />
        </h1>
        <div className="wrap-8">
          <ContactActions enquiry={enquiry} onChanged={onChanged} />
          <OwnerActions enquiry={enquiry} onChanged={onChanged} />
          <AssignEnquiry enquiry={enquiry} onChanged={onChanged} />
        </div>
        <p className="muted">
          {owner ? `Owner: ${owner.name}${owner.isMine ? ' (you)' : ''}` : 'Nobody has it.'}
        </p>
      </header>
      {can('answer enquiries', area) && <OwnFailed id={enquiry._id} />}
      <div className={styles.columns}>
        <div className="stack-24">
          <EnquiryFacts enquiry={enquiry} />
          <Consent enquiry={enquiry} onChanged={onChanged} />
          <Earlier earlier={earlier} />
        </div>
        <div className="stack-24">
          {!isOver && can('answer enquiries', area) && (
            <WorkForm
              key={edited.updatedAt}
              enquiry={edited}
              onSaved={changed}
              onTaken={onChanged}
              onDirty={setDirty}
            />
          )}
          <Timeline enquiry={enquiry} timeline={timeline} />
        </div>
      </div>
    </>
  );
};

/** One enquiry with its facts, its timeline and what staff do with it. */
export function EnquiryPage({ id }: { readonly id: string }) {
  const load = useCallback((signal: AbortSignal) => findEnquiry(id, signal), [id]);
  const loaded = useLoaded(load);
  const { value, error, failure, retry, refresh } = loaded;
  useRenewal(load, loaded);
  if (isNotFound(error)) {
    return (
      <Notice title="There is no such enquiry" to={ENQUIRIES_PATH} action="All Enquiries">
        The address may be mistyped.
      </Notice>
    );
  }
  if (error instanceof ApiError && error.status === 403) {
    return (
      <Notice
        title="This enquiry belongs to the other region"
        to={ENQUIRIES_PATH}
        action="All Enquiries"
      >
        Its staff answer it.
      </Notice>
    );
  }
  if (failure) return <FailureNote {...failure} onRetry={retry} />;
  return value ? <Detail detail={value} onChanged={refresh} /> : <Skeleton rows={8} isPage />;
}
