import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { navigate } from 'gatsby';
import { Button } from '../../components/button/button';
import { NeedsScripts } from '../../components/needs-scripts/needs-scripts';
import { Notice } from '../../components/notice/notice';
import { Skeleton } from '../../components/skeleton/skeleton';
import type { Action, Area } from '../../domain';
import { openOverlay, opens } from '../../overlays/store';
import { useCan } from '../../session/use-can';
import { useSession } from '../../session/use-session';
import { saveReturnPath } from '../../session/return-path';
import * as styles from './users.module.css';

interface GateProps {
  readonly action: Action;
  /** The region of the action, if any. */
  readonly area?: Area;
  /** The message for a user without the right. */
  readonly refusal: string;
  /** A login form in the page. It replaces the button that opens the login. */
  readonly login?: ReactNode;
  readonly children: ReactNode;
}

/** A page that requires a right. The user leaves it when the session ends. */
export function Gate({ action, area, refusal, login, children }: GateProps) {
  const { state, account, isLikely, owner } = useSession();
  const can = useCan();
  const reader = useRef<string | null>(null);
  useEffect(() => {
    if (account) reader.current = account._id;
    else if (reader.current !== null && state === 'anonymous') {
      const here = window.location.pathname + window.location.search;
      if (saveReturnPath(reader.current, here) && owner !== null) {
        openOverlay('login', { purpose: 'session' });
      }
      reader.current = null;
      navigate('/');
    }
  }, [account, state, owner]);

  if (can(action, area)) return children;
  if (state === 'unknown') {
    return (
      <div className="page">
        <NeedsScripts>This page works by scripts, which do not run in this browser.</NeedsScripts>
        <Skeleton rows={isLikely ? 8 : 2} isPage />
      </div>
    );
  }
  if (login) {
    return (
      <>
        <Notice title={refusal} to={null}>
          {account && 'Your account does not have this right. '}
          Sign in with an account that has it.
        </Notice>
        <div className="page">
          <div className={styles.form}>{login}</div>
        </div>
      </>
    );
  }
  return (
    <Notice title={refusal} to={account ? '/' : null}>
      {account ? (
        'Your account does not have this right. An admin can give it to you.'
      ) : (
        <Button onClick={opens('login', { purpose: 'page' })}>Login</Button>
      )}
    </Notice>
  );
}
