import { Link } from 'gatsby';
import { timeText } from '../../../components/age/time-text';
import { eventText } from '../enquiry-texts';
import { enquiryAddress } from '../inbox-query';
import type { Enquiry, EnquiryEvent } from '../requests';
import { StatusBadge } from '../status-badge';
import * as styles from './detail.module.css';

interface EntryProps {
  readonly at: string;
  readonly by: string;
  readonly text: string;
  readonly isNote?: boolean;
}

const Entry = ({ at, by, text, isNote = false }: EntryProps) => (
  <li className={styles.entry}>
    <p className={isNote ? styles.note : undefined}>{text}</p>
    <p className="muted small figures">
      <time dateTime={at}>{timeText(at)}</time> · {by}
    </p>
  </li>
);

interface TimelineProps {
  readonly enquiry: Enquiry;
  readonly timeline: readonly EnquiryEvent[];
}

/** Every change of an enquiry, the newest first. */
export const Timeline = ({ enquiry, timeline }: TimelineProps) => (
  <section className={styles.box} aria-labelledby="timeline">
    <h2 id="timeline" className="subtitle">
      Timeline
    </h2>
    <ol className="stack-16">
      {timeline
        .map((event, index) => (
          <Entry
            key={index}
            at={event.at}
            by={event.by ?? 'Visitor'}
            text={eventText(event)}
            isNote={event.field === 'note'}
          />
        ))
        .reverse()}
      <Entry at={enquiry.createdAt} by={enquiry.source} text="Enquiry received" />
    </ol>
  </section>
);

/** Earlier enquiries of the same phone. */
export const Earlier = ({ earlier }: { readonly earlier: readonly Enquiry[] }) =>
  earlier.length > 0 && (
    <section className={styles.box} aria-labelledby="earlier">
      <h2 id="earlier" className="subtitle">
        Earlier Enquiries of This Phone
      </h2>
      <ul className="stack-12">
        {earlier.map(({ _id, reference, name, createdAt, status, listing }) => (
          <li key={_id}>
            <p>
              <Link to={enquiryAddress(_id)}>{reference}</Link> {name}{' '}
              <StatusBadge status={status} />
            </p>
            <p className="muted small">
              {timeText(createdAt)}
              {listing && ` · ${listing.words}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
