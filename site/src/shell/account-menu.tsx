import { useEffect, useRef } from 'react';
import { navigate } from 'gatsby';
import { LOGOUT } from '../session/requests';
import { onLostSession } from '../requests/lost-session';
import { Icon } from '../components/icon/icon';
import { iconButtonClass } from '../components/icon-button/icon-button';
import { useMenuDismiss } from '../components/layout/use-closing-menus';
import { Tooltip, tooltipHolder } from '../components/tooltip/tooltip';
import type { Account } from '../domain';
import { attempt } from '../overlays/attempt';
import { reportFailure } from '../overlays/report-failure';
import { openOverlay, toastSuccess } from '../overlays/store';
import { signOut } from '../session/sign';
import { cx } from '../styles/cx';
import * as styles from './account.module.css';

export interface AccountMenuProps {
  readonly account: Account;
  /** Within a region the user stays on the page when the session ends. */
  readonly isInRegion: boolean;
  /** Set where this menu replaces the focused login button: it then takes the focus. */
  readonly onFocused?: () => void;
}

const LOGOUT_FAILED_HINT =
  'You are signed out here, but the server could not be told: the next login may ask to log out the other device.';

async function leave(isInRegion: boolean): Promise<void> {
  const end = async () => {
    await signOut();
    toastSuccess('Logout Successfully');
  };
  await attempt('sign out', end, { hint: LOGOUT_FAILED_HINT });
  if (!isInRegion) navigate('/');
}

/** A lost session opens the login; a failed logout is not a loss. */
function useLostSession(): void {
  useEffect(
    () =>
      onLostSession((error) => {
        if (error.call !== LOGOUT) reportFailure(error);
      }),
    [],
  );
}

/** The account menu of the current user. */
export function AccountMenu({ account, isInRegion, onFocused }: AccountMenuProps) {
  const menu = useMenuDismiss<HTMLDivElement>();
  const button = useRef<HTMLElement>(null);
  useLostSession();
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
          <p className={cx('figures', styles.id)}>{account.userId}</p>
          <button
            type="button"
            className={styles.choice}
            onClick={() => {
              openOverlay('changePassword', {});
            }}
          >
            Change Password
          </button>
          <button type="button" className={styles.choice} onClick={() => void leave(isInRegion)}>
            Sign Out
          </button>
        </div>
      </details>
    </div>
  );
}
