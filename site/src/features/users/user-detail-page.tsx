import type { PageProps } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import { StaffHead } from '../../components/seo/staff-head';
import { can as mayOf, userEditPath } from '../../domain';
import type { Account } from '../../domain';
import { Gate } from './gate';
import { Permissions } from './permissions';
import { UserActions } from './user-actions';
import { userFacts } from './user-facts';
import { UserPage } from './user-page';
import * as styles from './users.module.css';

const Detail = ({ user }: { readonly user: Account }) => (
  <>
    <dl className={styles.facts}>
      {userFacts(user).map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <UserActions
      user={user}
      edit={
        <ButtonLink to={userEditPath(user._id)} size="small">
          Edit
        </ButtonLink>
      }
    />
    {!mayOf(user, 'edit users') && <Permissions user={user} />}
  </>
);

/** `/company/UserDetail/{id}` */
const UserDetailPage = ({ params }: PageProps) => (
  <Gate action="see users" refusal="You Are Not Authorised To View User Details">
    <UserPage id={params.id ?? ''} title="User" headingOf={({ uname }) => uname}>
      {(user) => <Detail user={user} />}
    </UserPage>
  </Gate>
);

export default UserDetailPage;

export const Head = () => <StaffHead title="User" />;
