import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { cmsUrl } from '../../requests/request';
import { ButtonAnchor, ButtonLink } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { NeedsScripts } from '../../components/needs-scripts/needs-scripts';
import { Skeleton } from '../../components/skeleton/skeleton';
import { SUPER_ADMIN_PATH, USER_LIST_PATH } from '../../domain';
import { registerPageLogin } from '../../overlays/report-failure';
import { useSession } from '../../session/use-session';
import { cx } from '../../styles/cx';
import { PERSON_VIEW, PersonPage } from './person-page';
import { SiteState } from './site-state';
import * as styles from './super-admin.module.css';

const Area = () => (
  <>
    <h1>Super admin</h1>
    <nav className="wrap-12" aria-label="Super admin">
      <ButtonLink to={USER_LIST_PATH} variant="secondary">
        <Icon of="Users" size={18} /> All Users
      </ButtonLink>
      <ButtonLink to={`${SUPER_ADMIN_PATH}${PERSON_VIEW}`} variant="secondary">
        <Icon of="FileText" size={18} /> Personal Data
      </ButtonLink>
      <ButtonAnchor href={`${cmsUrl()}/admin`} variant="secondary">
        <Icon of="ExternalLink" size={18} /> Strapi admin panel
      </ButtonAnchor>
    </nav>
    <SiteState />
  </>
);

interface SuperAdminPageProps {
  /** The address's query. */
  readonly search: string;
  /** The login form. */
  readonly login: ReactNode;
}

/** The page `/sadmin/`: the area of super admins with the page of personal data, or the login. */
export function SuperAdminPage({ search, login }: SuperAdminPageProps) {
  const { account, isLikely, state, owner } = useSession();
  const form = useRef<HTMLDivElement>(null);
  /** Whether the session ended without a sign-out. */
  const isLost = state === 'anonymous' && owner !== null;
  useEffect(registerPageLogin, []);
  useEffect(() => {
    if (isLost) form.current?.querySelector('input')?.focus();
  }, [isLost]);

  return (
    <div className={cx('page', styles.page)}>
      {account?.superAdmin === true && (search === PERSON_VIEW ? <PersonPage /> : <Area />)}
      {state === 'unknown' && isLikely && <Skeleton rows={6} isPage />}
      {account?.superAdmin !== true && !(state === 'unknown' && isLikely) && (
        <div ref={form} className={styles.login}>
          <h1 className={styles.title}>Login to your account(SuperAdmin)</h1>
          <NeedsScripts>The login works by scripts, which do not run in this browser.</NeedsScripts>
          {login}
        </div>
      )}
    </div>
  );
}
