import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { cmsUrl } from '../../requests/request';
import { ButtonAnchor, ButtonLink } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { NeedsScripts } from '../../components/needs-scripts/needs-scripts';
import { Skeleton } from '../../components/skeleton/skeleton';
import { AUDIT_PATH, SUPER_ADMIN_PATH, USER_LIST_PATH } from '../../domain';
import { registerPageLogin } from '../../overlays/report-failure';
import { useSession } from '../../session/use-session';
import { cx } from '../../styles/cx';
import { AuditPage } from './audit-page';
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
      <ButtonLink to={AUDIT_PATH} variant="secondary">
        <Icon of="FileText" size={18} /> Audit Trail
      </ButtonLink>
      <ButtonAnchor href={`${cmsUrl()}/admin`} variant="secondary">
        <Icon of="ExternalLink" size={18} /> Strapi admin panel
      </ButtonAnchor>
    </nav>
    <SiteState />
  </>
);

const Shown = ({ isAudit, search }: Omit<SuperAdminPageProps, 'login'>) => {
  if (isAudit) return <AuditPage search={search} />;
  return search === PERSON_VIEW ? <PersonPage /> : <Area />;
};

interface SuperAdminPageProps {
  /** Whether it is the page `/audit/`. */
  readonly isAudit: boolean;
  /** The address's query. */
  readonly search: string;
  /** The login form. */
  readonly login: ReactNode;
}

/** The pages `/sadmin/` and `/audit/`: the area of super admins with the page of personal data, the audit trail, or the login. */
export function SuperAdminPage({ isAudit, search, login }: SuperAdminPageProps) {
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
      {account?.superAdmin === true && <Shown isAudit={isAudit} search={search} />}
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
