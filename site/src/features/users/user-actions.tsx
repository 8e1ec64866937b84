import type { ReactNode } from 'react';
import { endSessionOf, resetSecondFactorOf } from './requests';
import { Button } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { can as mayDo } from '../../domain';
import type { Account } from '../../domain';
import { attempt } from '../../overlays/attempt';
import { confirm, toastSuccess, opens } from '../../overlays/store';
import { useCan } from '../../session/use-can';
import { useSession } from '../../session/use-session';
import * as styles from './users.module.css';

interface UserActionsProps {
  readonly user: Account;
  /** The button or link that opens the form. */
  readonly edit: ReactNode;
  /** Called after an earlier version was brought back. */
  readonly onRestored: () => void;
}

async function endSession(user: Account): Promise<void> {
  const isSure = await confirm({
    title: 'End the session?',
    text: `${user.uname} is signed out on every device, and can sign in again.`,
    action: 'End session',
    isDanger: true,
  });
  if (!isSure) return;
  const end = async () => {
    await endSessionOf(user._id);
    toastSuccess('Session Ended');
  };
  await attempt(`end session ${user._id}`, end, {
    onRetry: () => void endSession(user),
  });
}

async function resetSecondFactor(user: Account): Promise<void> {
  const isSure = await confirm({
    title: 'Reset the second factor?',
    text: `${user.uname} is signed out on every device, and can sign in by the password alone.`,
    action: 'Reset second factor',
    isDanger: true,
  });
  if (!isSure) return;
  const reset = async () => {
    await resetSecondFactorOf(user._id);
    toastSuccess('Second Factor Reset');
  };
  await attempt(`reset second factor ${user._id}`, reset, {
    onRetry: () => void resetSecondFactor(user),
  });
}

/** The actions on an account, for users who have the right. */
export function UserActions({ user, edit, onRestored }: UserActionsProps) {
  const can = useCan();
  const { account } = useSession();
  if (!can('edit users') || (user.superAdmin && !can('edit super admins'))) return null;
  return (
    <div className={styles.actions}>
      {edit}
      <Button variant="secondary" size="small" onClick={opens('changePasswordOf', { user })}>
        <Icon of="KeyRound" size={16} /> Change Password
        <span className="visually-hidden"> of {user.uname}</span>
      </Button>
      <Button variant="quiet" size="small" onClick={() => void endSession(user)}>
        <Icon of="LogOut" size={16} /> End session
        <span className="visually-hidden"> of {user.uname}</span>
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={opens('history', { type: 'user', id: user._id, title: user.uname, onRestored })}
      >
        History<span className="visually-hidden"> of {user.uname}</span>
      </Button>
      {mayDo(user, 'use a second factor') && user._id !== account?._id && (
        <Button variant="quiet" size="small" onClick={() => void resetSecondFactor(user)}>
          <Icon of="RotateCw" size={16} /> Reset second factor
          <span className="visually-hidden"> of {user.uname}</span>
        </Button>
      )}
    </div>
  );
}
