import { navigate } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { StaffHead } from '../components/seo/staff-head';
import { AUDIT_PATH, USER_LIST_PATH } from '../domain';
import { LoginForm } from '../features/account/login-form';
import { SuperAdminPage } from '../features/super-admin/super-admin-page';
import { useSession } from '../session/use-session';

const goTo = (path: string) => () => {
  navigate(path);
};

const isAudit = ({ pathname }: { readonly pathname: string }): boolean =>
  pathname.startsWith(AUDIT_PATH.slice(0, -1));

/** Does not navigate: after a lost session the user continues on this page. */
const stay = () => undefined;

const SuperAdmin = ({ location }: PageProps) => {
  const { state, owner } = useSession();
  const isLost = state === 'anonymous' && owner !== null;
  return (
    <SuperAdminPage
      isAudit={isAudit(location)}
      search={location.search}
      login={
        <LoginForm
          route="superAdmin"
          onSignedIn={isLost || isAudit(location) ? stay : goTo(USER_LIST_PATH)}
          onCancel={goTo('/')}
        />
      }
    />
  );
};

export default SuperAdmin;

export const Head = ({ location }: HeadProps) => (
  <StaffHead title={isAudit(location) ? 'Audit Trail' : 'Super admin'} />
);
