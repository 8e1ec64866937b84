import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { timeText } from '../../../components/age/time-text';
import { dayText, detailCall, detailPath, ENQUIRY_RULE, REGIONS } from '../../../domain';
import { isRecord } from '../../../requests/answer-guards';
import { nullIfNotFound } from '../../../requests/api-error';
import { get } from '../../../requests/request';
import { useLoaded } from '../../../requests/use-loaded';
import { canContact, followUpText } from '../enquiry-texts';
import type { Enquiry } from '../requests';
import * as styles from './detail.module.css';

interface EnquiryProps {
  readonly enquiry: Enquiry;
}

type Fact = readonly [label: string, value: ReactNode];
const { fields } = ENQUIRY_RULE;

/** The listing's words, with a link while it can be seen. */
function ListingWords({ enquiry: { listing, area } }: EnquiryProps) {
  const { kind, _id: id } = listing ?? {};
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (kind === undefined || id === undefined) return false;
      const found = await nullIfNotFound(() => get(detailCall(area, kind, id), isRecord, signal));
      return found !== null;
    },
    [area, kind, id],
  );
  const { value: isThere } = useLoaded(load);
  if (!listing) return <>No listing: an enquiry about {REGIONS[area].label}</>;
  return (
    <>
      {listing.words} <span className="figures muted">{listing.code}</span>{' '}
      {isThere === true && (
        <Link to={detailPath(area, listing.kind, listing._id)}>See the listing</Link>
      )}
      {isThere === false && <span className="muted">It is not on the site any more.</span>}
    </>
  );
}

const factsOf = (enquiry: Enquiry): readonly Fact[] => {
  const { phone, email, message, visitOn, callTime, source, createdAt, area } = enquiry;
  const { locality, status, lostReason, firstContactAt } = enquiry;
  const followUp = followUpText(enquiry, Date.now());
  const facts: readonly (readonly [string, ReactNode])[] = [
    [fields.phone.label, <span className="figures">{phone}</span>],
    [fields.email.label, email !== null && canContact(enquiry) ? mailTo(email) : email],
    [fields.callTime.label, callTime],
    [fields.visitOn.label, visitOn === null ? null : dayText(visitOn)],
    ['Follow-up', followUp?.text],
    [fields.lostReason.label, status === 'Lost' ? lostReason : null],
    ['Region', REGIONS[area].label],
    ['Locality', locality],
    ['Source', source],
    ['Received On', timeText(createdAt)],
    ['First Contact', firstContactAt === null ? null : timeText(firstContactAt)],
    ['Listing', <ListingWords enquiry={enquiry} />],
    [
      fields.message.label,
      message === null ? null : <span className={styles.text}>{message}</span>,
    ],
  ];
  return facts.filter(([, value]) => value !== null && value !== undefined);
};

const mailTo = (email: string) => <a href={`mailto:${email}`}>{email}</a>;

/** What the visitor asks. */
export const EnquiryFacts = ({ enquiry }: EnquiryProps) => (
  <section className={styles.box} aria-labelledby="enquiry-facts">
    <h2 id="enquiry-facts" className="subtitle">
      Enquiry
    </h2>
    <dl className={styles.facts}>
      {factsOf(enquiry).map(([label, value]) => (
        <div key={label}>
          <dt className="muted small">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
