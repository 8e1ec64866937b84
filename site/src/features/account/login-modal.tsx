import { useEffect, useState } from 'react';
import { navigatePastGuard } from '../../browser/back-guard';
import { Modal } from '../../components/modal/modal';
import type { Account } from '../../domain';
import { useLeaveGuard } from '../../forms/use-leave-guard';
import type { OverlayProps } from '../../overlays/overlay-types';
import { useSession } from '../../session/use-session';
import { takeReturnPath } from '../../session/return-path';
import * as styles from './account.module.css';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import { notifyRegistered } from './notify-registered';
import { phoneText } from '../../components/layout/offices';
import { useSite } from '../../components/layout/use-site';

/** The hint for a forgotten password: staff reset it. */
function ForgotPassword() {
  const { facts } = useSite();
  if (!facts) return null;
  return (
    <a className={styles.way} href={`tel:+91${facts.fallbackPhone}`}>
      Forgot your password? Call us:{' '}
      <span className={styles.phone}>{phoneText(facts.fallbackPhone)}</span>
    </a>
  );
}

/** The texts of the login, by its purpose. */
const PURPOSES = {
  review: 'You have to Login to your account to write or edit review',
  session: 'Your session has ended. Login to go on where you were',
  page: 'Login to see this page',
};

/** The login, and the registration of a new user. */
export function LoginModal({ purpose, userId, onSignedIn, onClose }: OverlayProps<'login'>) {
  const { account } = useSession();
  const [isNew, setNew] = useState(false);
  /** The user who has registered here, or before the login opened. */
  const [registered, setRegistered] = useState(userId);
  const { onDirty, close, cancel } = useLeaveGuard(onClose);

  // The user may also sign in in another tab.
  useEffect(() => {
    if (!account) return;
    onClose();
    const path = takeReturnPath(account._id);
    if (path !== null) navigatePastGuard(path);
    onSignedIn?.();
  }, [account, onClose, onSignedIn]);

  const onRegistered = (status: Account['userStatus'], newUserId: string) => {
    setNew(false);
    setRegistered(newUserId);
    notifyRegistered(status);
  };
  if (isNew) {
    return (
      <Modal key="register" title="Register" isOpen isFixed onClose={close}>
        <RegisterForm onRegistered={onRegistered} onDirty={onDirty} onCancel={cancel} />
      </Modal>
    );
  }
  return (
    <Modal key="login" title="Login to your account" isOpen onClose={onClose}>
      <LoginForm
        route="user"
        userId={registered}
        onCancel={onClose}
        banner={<p className="note">{PURPOSES[purpose ?? 'review']}</p>}
      >
        <div className={styles.ways}>
          <button
            type="button"
            className={styles.way}
            onClick={() => {
              setNew(true);
            }}
          >
            New to Us? Register
          </button>
          <ForgotPassword />
        </div>
      </LoginForm>
    </Modal>
  );
}
