import type { ReactNode } from 'react';
import { endSessionOf } from './requests';
import { Button } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import type { Account } from '../../domain';
import { attempt } from '../../overlays/attempt';
import { confirm, toastSuccess, opens } from '../../overlays/store';
import { useCan } from '../../session/use-can';
import * as styles from './users.module.css';

interface UserActionsProps {
  readonly user: Account;
  /** The way to its form. */
  readonly edit: ReactNode;
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

/** The actions on an account, with the right. */
export function UserActions({ user, edit }: UserActionsProps) {
  const can = useCan();
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
    </div>
  );
}
