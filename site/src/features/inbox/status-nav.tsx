import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { ENQUIRY_STATUSES, numberText } from '../../domain';
import { cx } from '../../styles/cx';
import { inboxAddress } from './inbox-query';
import type { InboxFilters } from './inbox-query';
import type { FoundEnquiries } from './requests';
import { useNews } from './use-news';
import * as styles from './inbox.module.css';

interface ChoiceProps {
  readonly to: string;
  readonly isChosen: boolean;
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

const Choice = ({ to, isChosen, count, children }: ChoiceProps) => (
  <li>
    <Link
      to={to}
      className={cx(styles.choice, isChosen && styles.chosen)}
      aria-current={isChosen ? 'true' : undefined}
    >
      {children}
      {count !== undefined && <span className={styles.number}>{numberText(count)}</span>}
    </Link>
  </li>
);

interface StatusNavProps {
  readonly filters: InboxFilters;
  readonly counts: FoundEnquiries['counts'];
}

/** The statuses with their numbers, and the stages of the follow-up. */
export function StatusNav({ filters, counts }: StatusNavProps) {
  const news = useNews();
  const { status, followUp, ...others } = filters;
  const FOLLOW_UPS = [
    { key: 'overdue', label: 'Overdue', count: news?.overdue },
    { key: 'due', label: 'Due Today', count: news?.due },
    { key: 'none', label: 'No Follow-up', count: undefined },
  ] as const;
  return (
    <div className="stack-8">
      <nav aria-label="Status">
        <ul className={styles.choices}>
          <Choice to={inboxAddress({ ...others, followUp: followUp ?? '' })} isChosen={!status}>
            All
          </Choice>
          {ENQUIRY_STATUSES.map((one) => (
            <Choice
              key={one}
              to={inboxAddress({ ...filters, status: one })}
              isChosen={status === one}
              count={counts?.[one]}
            >
              {one}
            </Choice>
          ))}
        </ul>
      </nav>
      <nav aria-label="Follow-up">
        <ul className={styles.choices}>
          {FOLLOW_UPS.map(({ key, label, count }) => (
            <Choice
              key={key}
              to={inboxAddress({ ...filters, followUp: followUp === key ? '' : key })}
              isChosen={followUp === key}
              count={count}
            >
              {label}
            </Choice>
          ))}
        </ul>
      </nav>
    </div>
  );
}
