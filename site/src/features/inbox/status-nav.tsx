import type { ReactNode } from 'react';
import { Choice } from '../../components/choices/choices';
import { ENQUIRY_STATUSES, numberText } from '../../domain';
import { inboxAddress } from './inbox-query';
import type { InboxFilters } from './inbox-query';
import type { FoundEnquiries } from './requests';
import { useNews } from './use-news';
import * as styles from './inbox.module.css';

interface CountedProps {
  readonly to: string;
  readonly isChosen: boolean;
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

const Counted = ({ to, isChosen, count, children }: CountedProps) => (
  <li>
    <Choice to={to} isChosen={isChosen}>
      {children}
      {count !== undefined && <span className={styles.number}>{numberText(count)}</span>}
    </Choice>
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
        <ul className="wrap-8">
          <Counted to={inboxAddress({ ...others, followUp: followUp ?? '' })} isChosen={!status}>
            All
          </Counted>
          {ENQUIRY_STATUSES.map((one) => (
            <Counted
              key={one}
              to={inboxAddress({ ...filters, status: one })}
              isChosen={status === one}
              count={counts?.[one]}
            >
              {one}
            </Counted>
          ))}
        </ul>
      </nav>
      <nav aria-label="Follow-up">
        <ul className="wrap-8">
          {FOLLOW_UPS.map(({ key, label, count }) => (
            <Counted
              key={key}
              to={inboxAddress({ ...filters, followUp: followUp === key ? '' : key })}
              isChosen={followUp === key}
              count={count}
            >
              {label}
            </Counted>
          ))}
        </ul>
      </nav>
    </div>
  );
}
