import { navigate } from 'gatsby';
import { StaffHead } from '../components/seo/staff-head';
import { USER_LIST_PATH } from '../domain';
import { LoginForm } from '../features/account/login-form';
import { SuperAdminPage } from '../features/super-admin/super-admin-page';

const goTo = (path: string) => () => {
  navigate(path);
};

const SuperAdmin = () => (
  <SuperAdminPage
    login={<LoginForm door="superAdmin" onSignedIn={goTo(USER_LIST_PATH)} onCancel={goTo('/')} />}
  />
);

export default SuperAdmin;

export const Head = () => <StaffHead title="Super admin" />;
