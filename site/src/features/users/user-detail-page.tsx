import type { PageProps } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import { StaffHead } from '../../components/seo/staff-head';
import {
  can as mayOf,
  userEditPath,
  BOOK_NAMES,
  OTHER_PERMISSION_NAMES,
  OTHER_PERMISSIONS,
  PERMISSION_BOOKS,
  PERMISSION_RIGHTS,
} from '../../domain';
import type { Account } from '../../domain';
import { Gate } from './gate';
import { UserActions } from './user-actions';
import { userFacts } from './user-facts';
import { UserPage } from './user-page';
import * as styles from './users.module.css';
import { Icon } from '../../components/icon/icon';

const Flag = ({ isSet }: { readonly isSet: boolean }) => (
  <>
    <Icon of={isSet ? 'Check' : 'Minus'} size={18} className={isSet ? styles.yes : 'muted'} />
    <span className="visually-hidden">{isSet ? 'Yes' : 'No'}</span>
  </>
);

/** The permissions of an account for each account book. They are edited in the CMS. */
const Permissions = ({ user }: { readonly user: Account }) => (
  <section className={styles.section} aria-labelledby="permissions">
    <h2 id="permissions" className="subtitle">
      Permissions
    </h2>
    <table className={styles.grid}>
      <thead>
        <tr>
          <th scope="col">Book</th>
          {PERMISSION_RIGHTS.map((right) => (
            <th key={right} scope="col">
              {right}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PERMISSION_BOOKS.map((book) => (
          <tr key={book}>
            <th scope="row">{BOOK_NAMES[book]}</th>
            {PERMISSION_RIGHTS.map((right) => (
              <td key={right}>
                <Flag isSet={user[`${book}${right}`]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <dl className="columns">
      {OTHER_PERMISSIONS.map((flag) => (
        <div key={flag}>
          <dt className="muted small">{OTHER_PERMISSION_NAMES[flag]}</dt>
          <dd>
            <Flag isSet={user[flag]} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

interface DetailProps {
  readonly user: Account;
  readonly onRestored: () => void;
}

const Detail = ({ user, onRestored }: DetailProps) => (
  <>
    <dl className="columns">
      {userFacts(user).map(([label, value]) => (
        <div key={label}>
          <dt className="muted small">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <UserActions
      user={user}
      onRestored={onRestored}
      edit={
        <ButtonLink to={userEditPath(user._id)} size="small">
          Edit
        </ButtonLink>
      }
    />
    {!mayOf(user, 'edit users') && <Permissions user={user} />}
  </>
);

/** The page `/company/UserDetail/{id}`. */
const UserDetailPage = ({ params }: PageProps) => (
  <Gate action="see users" refusal="You Are Not Authorised To View User Details">
    <UserPage id={params.id ?? ''} title="User" headingOf={({ uname }) => uname}>
      {(user, refresh) => <Detail user={user} onRestored={refresh} />}
    </UserPage>
  </Gate>
);

export default UserDetailPage;

export const Head = () => <StaffHead title="User" />;
