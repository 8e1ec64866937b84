import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { isNotFound } from '../../requests/api-error';
import { Notice } from '../../components/notice/notice';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { USER_LIST_PATH } from '../../domain';
import type { Account } from '../../domain';
import { useCan } from '../../session/use-can';
import { cx } from '../../styles/cx';
import { useUser } from './use-user';
import * as styles from './users.module.css';

interface UserPageProps {
  readonly id: string;
  /** The heading before the account has loaded. */
  readonly title: string;
  readonly headingOf: (user: Account) => string;
  /** @param refresh loads the account again */
  readonly children: (user: Account, refresh: () => void) => ReactNode;
}

/** The frame of a page of one account. */
export function UserPage({ id, title, headingOf, children }: UserPageProps) {
  const { value, error, failure, retry, refresh } = useUser(id);
  const can = useCan();
  const mayList = can('search users');
  if (isNotFound(error)) {
    return (
      <Notice
        title="There is no such user"
        {...(mayList && { to: USER_LIST_PATH, action: 'All Users' })}
      >
        It may have been deleted, or the address is mistyped.
      </Notice>
    );
  }
  return (
    <div className={cx('page', styles.page)}>
      {mayList && (
        <p>
          <Link to={USER_LIST_PATH}>All Users</Link>
        </p>
      )}
      <h1>{value ? headingOf(value) : title}</h1>
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {value && children(value, refresh)}
      {!value && !failure && <Skeleton rows={8} />}
    </div>
  );
}
