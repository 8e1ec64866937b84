import { navigate } from 'gatsby';
import { NeedsScripts } from '../../components/needs-scripts/needs-scripts';
import { useLeaveGuard } from '../../forms/use-leave-guard';
import { openOverlay } from '../../overlays/store';
import { RegisterForm } from './register-form';
import * as styles from './register-page.module.css';
import { notifyRegistered } from './notify-registered';

const DRAFT = 'Register';

/** The registration as a page, with a field for a second phone. */
export function RegisterPage() {
  const { onDirty, cancel } = useLeaveGuard(() => {
    navigate('/');
  }, DRAFT);
  return (
    <div className={`page ${styles.page ?? ''}`}>
      <h1>Register</h1>
      <NeedsScripts>Registering works by scripts, which do not run in this browser.</NeedsScripts>
      <div className={styles.form}>
        <RegisterForm
          hasSecondPhone
          draft={DRAFT}
          onRegistered={(status, userId) => {
            notifyRegistered(status);
            if (status === 'active') openOverlay('login', { userId });
          }}
          onDirty={onDirty}
          onCancel={cancel}
        />
      </div>
    </div>
  );
}
