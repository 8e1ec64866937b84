import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { timeText } from '../../components/age/time-text';
import { Icon } from '../../components/icon/icon';
import { dayText, initialOf, REGIONS } from '../../domain';
import { cx } from '../../styles/cx';
import { ContactActions } from './contact-actions';
import { followUpText, isAnonymised, waitedText } from './enquiry-texts';
import { enquiryAddress } from './inbox-query';
import { OwnerActions } from './owner-actions';
import type { Enquiry } from './requests';
import { StatusBadge } from './status-badge';
import * as styles from './inbox.module.css';

interface EnquiryCardProps {
  readonly enquiry: Enquiry;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onChanged: () => void;
  /** The level of its heading; the default is h2. */
  readonly heading?: 'h2' | 'h3';
  /** The control that selects it. */
  readonly select?: ReactNode;
}

/** What the visitor wants to know, in one look. */
const Facts = ({ enquiry, now }: Pick<EnquiryCardProps, 'enquiry' | 'now'>) => {
  const { owner, visitOn, source, callTime, withdrawnAt, status } = enquiry;
  const isWaiting = status === 'New' && withdrawnAt === null && !isAnonymised(enquiry);
  const followUp = followUpText(enquiry, now);
  return (
    <ul className="wrap-8">
      {withdrawnAt !== null && (
        <li className={cx(styles.fact, styles.late)}>
          <Icon of="CircleAlert" size={16} /> Withdrawn: do not contact
        </li>
      )}
      {isWaiting && <li className={styles.fact}>Waiting {waitedText(enquiry.createdAt, now)}</li>}
      {followUp && (
        <li className={cx(styles.fact, followUp.isLate && styles.late)}>
          <Icon of="CalendarDays" size={16} /> {followUp.text}
        </li>
      )}
      {visitOn !== null && <li className={styles.fact}>Visit on {dayText(visitOn)}</li>}
      {callTime !== 'Anytime' && <li className={styles.fact}>Call in the {callTime}</li>}
      {source !== 'Site' && <li className={styles.fact}>{source}</li>}
      <li className={styles.fact}>
        <Icon of="CircleUserRound" size={16} />{' '}
        {owner ? (owner.isMine ? `${owner.name} (you)` : owner.name) : 'Nobody has it'}
      </li>
    </ul>
  );
};

/** An enquiry of the list. */
export const EnquiryCard = (props: EnquiryCardProps) => {
  const { enquiry, now, onChanged, heading: Heading = 'h2', select } = props;
  const { _id, name, phone, reference, area, listing, message, createdAt, status } = enquiry;
  return (
    <article className={cx(styles.card, status === 'New' && styles.fresh)}>
      <div className={styles.mark}>
        {select ?? (
          <span className={styles.avatar} aria-hidden>
            {initialOf(name)}
          </span>
        )}
      </div>
      <div>
        <Heading className="row-8 wrap large">
          <Link to={enquiryAddress(_id)}>{name}</Link> <StatusBadge status={status} />
        </Heading>
        <p className="figures muted small">
          {phone && `${phone} · `}
          {reference} · {REGIONS[area].label} ·{' '}
          <time dateTime={createdAt}>{timeText(createdAt)}</time>
        </p>
      </div>
      <div className={styles.about}>
        {listing && (
          <p>
            {listing.words} <span className="muted figures">{listing.code}</span>
          </p>
        )}
        {message !== null && message !== listing?.words && (
          <p className={styles.message}>{message}</p>
        )}
        <Facts enquiry={enquiry} now={now} />
      </div>
      <div className={styles.actions} data-keep-clear="">
        <ContactActions enquiry={enquiry} onChanged={onChanged} />
        <OwnerActions enquiry={enquiry} onChanged={onChanged} />
      </div>
    </article>
  );
};
