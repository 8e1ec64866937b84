import { navigate } from 'gatsby';
import type { PageProps } from 'gatsby';
import { StaffHead } from '../components/seo/staff-head';
import { USER_LIST_PATH } from '../domain';
import { LoginForm } from '../features/account/login-form';
import { SuperAdminPage } from '../features/super-admin/super-admin-page';
import { useSession } from '../session/use-session';

const goTo = (path: string) => () => {
  navigate(path);
};

/** Does not navigate: after a lost session the user continues on this page. */
const stay = () => undefined;

const SuperAdmin = ({ location }: PageProps) => {
  const { state, owner } = useSession();
  const isLost = state === 'anonymous' && owner !== null;
  return (
    <SuperAdminPage
      search={location.search}
      login={
        <LoginForm
          route="superAdmin"
          onSignedIn={isLost ? stay : goTo(USER_LIST_PATH)}
          onCancel={goTo('/')}
        />
      }
    />
  );
};

export default SuperAdmin;

export const Head = () => <StaffHead title="Super admin" />;
