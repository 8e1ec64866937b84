import { ButtonLink } from '../../components/button/button';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { numberText } from '../../domain';
import { EnquiryCard } from './enquiry-card';
import { inboxAddress } from './inbox-query';
import type { InboxFilters } from './inbox-query';
import { useEnquiries } from './use-enquiries';

interface PartProps {
  readonly title: string;
  /** What is said when there is nothing to do. */
  readonly none: string;
  readonly filters: InboxFilters;
}

/** A part of the work of today: the first enquiries, and a link to all of them. */
function Part({ title, none, filters }: PartProps) {
  const { value, failure, retry, refresh } = useEnquiries({ ...filters, oldestFirst: true }, 1);
  const isMore = value !== null && (value.isMore || value.count > value.enquiries.length);
  return (
    <section className="stack-12" aria-label={title}>
      <h2 className="subtitle figures">
        {title}
        {value && ` (${numberText(value.count)}${value.isMore ? '+' : ''})`}
      </h2>
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {!value && !failure && <Skeleton rows={3} />}
      {value?.enquiries.length === 0 && <p className="muted">{none}</p>}
      {value && value.enquiries.length > 0 && (
        <ul className="stack-12">
          {value.enquiries.map((enquiry) => (
            <li key={enquiry._id}>
              <EnquiryCard heading="h3" enquiry={enquiry} now={value.at} onChanged={refresh} />
            </li>
          ))}
        </ul>
      )}
      {isMore && (
        <p>
          <ButtonLink to={inboxAddress(filters)} variant="secondary" size="small">
            Show all
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/**
 * The work of today: follow-ups by their days, then new enquiries without one, those that wait longest first. Withdrawn
 * and erased ones are no work.
 */
export const Today = () => (
  <div className="stack-24">
    <h1>Today</h1>
    <Part
      title="Overdue Follow-ups"
      none="No follow-up is overdue."
      filters={{ followUp: 'overdue' }}
    />
    <Part title="Due Today" none="No follow-up is due today." filters={{ followUp: 'due' }} />
    <Part
      title="New Enquiries"
      none="Every enquiry has been answered."
      filters={{ status: 'New', followUp: 'none' }}
    />
  </div>
);
