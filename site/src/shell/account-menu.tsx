import { useEffect, useRef } from 'react';
import { navigatePastGuard } from '../browser/back-guard';
import { LOGOUT } from '../session/requests';
import { onLostSession } from '../requests/lost-session';
import { Icon } from '../components/icon/icon';
import { iconButtonClass } from '../components/icon-button/icon-button';
import { useMenuDismiss } from '../components/layout/use-closing-menus';
import { Tooltip, tooltipHolder } from '../components/tooltip/tooltip';
import { can, plural } from '../domain';
import type { Account } from '../domain';
import { attempt } from '../overlays/attempt';
import { reportFailure } from '../overlays/report-failure';
import { closeOverlay, confirm, openOverlay, opens, toastSuccess } from '../overlays/store';
import { followIdle } from '../session/idle';
import { signOut } from '../session/sign';
import { cx } from '../styles/cx';
import * as styles from './account.module.css';

export interface AccountMenuProps {
  readonly account: Account;
  /** Whether the page belongs to a region: the user then stays on the page after the sign-out. */
  readonly isInRegion: boolean;
  /** Set if this menu replaces the login button while it has the focus: the menu then takes the focus. */
  readonly onFocused?: () => void;
}

const LOGOUT_FAILED_HINT =
  'You are signed out here, but the server could not be told: the next login may ask to log out the other device.';

async function leave(isInRegion: boolean, everywhere = false): Promise<void> {
  const end = async () => {
    await signOut(everywhere);
    toastSuccess('Logout Successfully');
  };
  await attempt('sign out', end, { hint: LOGOUT_FAILED_HINT });
  if (!isInRegion) navigatePastGuard('/');
}

async function leaveEverywhere(isInRegion: boolean): Promise<void> {
  const isSure = await confirm({
    title: 'Log out everywhere?',
    text: 'You are signed out on every device, this one too.',
    action: 'Log Out Everywhere',
    isDanger: true,
  });
  if (isSure) await leave(isInRegion, true);
}

/** Opens the login when the session is lost. A failed logout does not count as a lost session. */
function useLostSession(): void {
  useEffect(
    () =>
      onLostSession((error) => {
        if (error.call !== LOGOUT) reportFailure(error);
      }),
    [],
  );
}

/** Asks before an idle session ends whether the user wants to stay signed in. */
function warn(minutes: number, onStay: () => void): () => void {
  const id = openOverlay('confirm', {
    title: 'Are you still there?',
    text: `You are signed out in ${String(minutes)} ${plural(minutes, 'minute')}, because nothing happens here. What you typed is kept.`,
    action: 'Stay signed in',
    onAnswer: onStay,
  });
  return () => {
    closeOverlay(id);
  };
}

/** The account menu of the current user. */
export function AccountMenu({ account, isInRegion, onFocused }: AccountMenuProps) {
  const menu = useMenuDismiss<HTMLDivElement>();
  const button = useRef<HTMLElement>(null);
  useLostSession();
  useEffect(() => followIdle(warn), []);
  useEffect(() => {
    if (!onFocused) return;
    button.current?.focus();
    onFocused();
  }, [onFocused]);
  return (
    <div ref={menu} className={cx(styles.menu, 'no-print')}>
      <details>
        <summary ref={button} className={cx(iconButtonClass(styles.signedIn), tooltipHolder)}>
          <Icon of="CircleUserRound" size={24} />
          <Tooltip side="left">Your account</Tooltip>
        </summary>
        <div className={styles.panel}>
          <p className={styles.name}>{account.uname}</p>
          <p className={cx('figures muted small', styles.id)}>{account.userId}</p>
          <button type="button" className={styles.choice} onClick={opens('changePassword', {})}>
            Change Password
          </button>
          <button type="button" className={styles.choice} onClick={opens('myEnquiries', {})}>
            My Enquiries
          </button>
          <button type="button" className={styles.choice} onClick={opens('myData', {})}>
            My Data
          </button>
          {can(account, 'use a second factor') && (
            <button type="button" className={styles.choice} onClick={opens('secondFactor', {})}>
              Second Factor
            </button>
          )}
          <button type="button" className={styles.choice} onClick={() => void leave(isInRegion)}>
            Sign Out
          </button>
          <button
            type="button"
            className={styles.choice}
            onClick={() => void leaveEverywhere(isInRegion)}
          >
            Log Out Everywhere
          </button>
        </div>
      </details>
    </div>
  );
}
