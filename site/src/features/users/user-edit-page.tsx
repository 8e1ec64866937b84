import { navigate } from 'gatsby';
import { StaffHead } from '../../components/seo/staff-head';
import type { PageProps } from 'gatsby';
import { userDetailPath } from '../../domain';
import type { Account } from '../../domain';
import { SendForm } from '../../forms/send-form';
import { useLeaveGuard } from '../../forms/use-leave-guard';
import { useEditUser, UserFields } from './edit-user-form';
import { Gate } from './gate';
import { UserPage } from './user-page';
import * as styles from './users.module.css';

const EditForm = ({ user }: { readonly user: Account }) => {
  const toDetail = () => {
    navigate(userDetailPath(user._id));
  };
  const form = useEditUser(user, toDetail);
  const { onDirty, cancel } = useLeaveGuard(toDetail, form.draft);
  return (
    <div className={styles.form}>
      <SendForm {...form} canClear onDirty={onDirty} onCancel={cancel}>
        <UserFields user={user} />
      </SendForm>
    </div>
  );
};

/** The page `/company/UserEdit/{id}`. */
const UserEditPage = ({ params }: PageProps) => (
  <Gate action="edit users" refusal="You Are Not Authorised To Edit User">
    <UserPage
      id={params.id ?? ''}
      title="Edit User"
      headingOf={({ uname }) => `Edit User: ${uname}`}
    >
      {(user) => <EditForm user={user} />}
    </UserPage>
  </Gate>
);

export default UserEditPage;

export const Head = () => <StaffHead title="Edit User" />;
