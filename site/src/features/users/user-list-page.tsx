import { useState } from 'react';
import { Link } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Button, ButtonLink } from '../../components/button/button';
import { Choice } from '../../components/choices/choices';
import { Icon } from '../../components/icon/icon';
import { lastPage } from '../../components/pager/page-numbers';
import { Pager } from '../../components/pager/pager';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { StaffHead } from '../../components/seo/staff-head';
import { numberText, plural } from '../../domain';
import { cx } from '../../styles/cx';
import { Gate } from './gate';
import { readUserQuery, userListAddress } from './user-query';
import type { UserQuery } from './user-query';
import type { FoundUsers } from './found-users';
import { UserCard } from './user-card';
import { UserSearch } from './user-search';
import { useUsers } from './use-users';
import * as styles from './users.module.css';

interface FoundProps {
  readonly query: UserQuery;
  readonly found: FoundUsers;
  readonly onEdited: (id: string) => Promise<void>;
}

/** The accounts of one page. A page after the last one has a link back. */
const Found = ({ query, found: { users, count, limit }, onEdited }: FoundProps) => {
  const hrefOf = (page: number) => userListAddress({ ...query, page });
  if (users.length === 0) {
    return (
      <div className="stack-16 no-rows">
        <p>{count === 0 ? 'No account is found so.' : 'The list has fewer pages.'}</p>
        <ButtonLink
          to={count === 0 ? userListAddress({ page: 1 }) : hrefOf(lastPage(count, limit))}
        >
          {count === 0 ? 'Show all users' : 'Go to the last page'}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <ul className="stack-12">
        {users.map((user) => (
          <li key={user._id}>
            <UserCard user={user} onEdited={() => void onEdited(user._id)} />
          </li>
        ))}
      </ul>
      <Pager page={query.page} last={lastPage(count, limit)} hrefOf={hrefOf} />
    </>
  );
};

const UserList = ({ query }: { readonly query: UserQuery }) => {
  const { value, failure, retry, onEdited } = useUsers(query, query.page);
  const [isSearching, setSearching] = useState(Boolean(query.name ?? query.phone));
  const { userStatus, ...rest } = query;
  return (
    <>
      <header className="row-12 spread wrap">
        <h1 className="figures">
          {value
            ? `${numberText(value.count)} ${plural(value.count, 'User', 'All Users')}`
            : 'All Users'}
        </h1>
        <p className="visually-hidden" role="status">
          {value && `${numberText(value.count)} ${plural(value.count, 'user')}`}
        </p>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isSearching}
          onClick={() => {
            setSearching(!isSearching);
          }}
        >
          <Icon of="Search" size={18} /> Search
        </Button>
      </header>
      {isSearching && <UserSearch key={JSON.stringify(rest)} query={query} />}
      <nav className="wrap-8" aria-label="Which users">
        <Choice to={userListAddress({ ...rest, page: 1 })} isChosen={!userStatus}>
          All
        </Choice>
        <Choice
          to={userListAddress({ ...rest, userStatus: 'inactive', page: 1 })}
          isChosen={Boolean(userStatus)}
        >
          Inactive{value && `: ${numberText(value.inactive)}`}
        </Choice>
      </nav>
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {value && <Found query={query} found={value} onEdited={onEdited} />}
      {!value && !failure && <Skeleton rows={8} />}
    </>
  );
};

/** The page `/UserList/`: all accounts, for admins. */
const UserListPage = ({ location }: PageProps) => (
  <Gate action="search users" refusal="You Are Not Authorised To View Users">
    <div className={cx('page', styles.page)}>
      <p>
        <Link to="/">Home</Link>
      </p>
      <UserList query={readUserQuery(location.search)} />
    </div>
  </Gate>
);

export default UserListPage;

export const Head = () => <StaffHead title="All Users" />;
