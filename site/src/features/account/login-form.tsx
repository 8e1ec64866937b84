import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { login } from './requests';
import type { Credentials, LoginRoute } from './requests';
import { Button } from '../../components/button/button';
import { loginErrors } from '../../domain';
import { PasswordField } from '../../fields/password-field';
import { TextField } from '../../fields/text-field';
import { SendForm } from '../../forms/send-form';
import { RejectedError, closeSignInToasts } from '../../overlays/report-failure';
import { toastSuccess } from '../../overlays/store';
import { signIn } from '../../session/sign';
import * as styles from './account.module.css';
import { LOGIN_MESSAGES } from './login-messages';

interface LoginFormProps {
  readonly door: LoginRoute;
  readonly onSignedIn?: () => void;
  readonly onCancel: () => void;
  /** Above the fields. */
  readonly banner?: ReactNode;
  /** Below them: other ways. */
  readonly children?: ReactNode;
}

const EMPTY = { userId: '', password: '' };
const LABELS: Readonly<Record<string, string>> = { userId: 'User Id', password: 'Password' };
const labelOf = (name: string): string => LABELS[name] ?? name;

/** A session of the account is live elsewhere: sending the form again may end that. */
function OtherDevice({ onTakeOver }: { readonly onTakeOver: () => void }) {
  const { submitForm, isSubmitting } = useFormikContext();
  const takeOver = () => {
    onTakeOver();
    void submitForm();
  };
  return (
    <div className={styles.other} role="alert">
      <p>{LOGIN_MESSAGES.errorLogedin}</p>
      <Button variant="secondary" disabled={isSubmitting} onClick={takeOver}>
        Log out the other device
      </Button>
    </div>
  );
}

/** The way into a session; where another one is live, that can be ended. */
export function LoginForm({ door, onSignedIn, onCancel, banner, children }: LoginFormProps) {
  /** Whose session is live elsewhere. */
  const [other, setOther] = useState<string | null>(null);
  /** Whose other session may be ended. */
  const agreed = useRef<string | null>(null);

  const enter = async ({ userId, password }: Credentials) => {
    const takeOver = userId === agreed.current;
    const answer = await login(door, { userId, password, ...(takeOver && { takeOver }) });
    agreed.current = null;
    setOther(answer.msg === 'errorLogedin' ? userId : null);
    if (answer.msg === 'success') {
      signIn(answer.token, answer.userA);
      closeSignInToasts();
      toastSuccess('Loged In Successfully');
      onSignedIn?.();
    } else if (answer.msg !== 'errorLogedin') {
      throw new RejectedError(LOGIN_MESSAGES[answer.msg]);
    }
    return undefined;
  };

  return (
    <SendForm
      initialValues={EMPTY}
      check={loginErrors}
      onSend={enter}
      labelOf={labelOf}
      submitLabel="Login"
      mayBePristine
      onCancel={onCancel}
    >
      {banner}
      <TextField
        name="userId"
        label="User Id"
        hint="Your mobile number"
        isRequired
        inputMode="tel"
        autoComplete="username"
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      {other !== null && (
        <OtherDevice
          onTakeOver={() => {
            agreed.current = other;
          }}
        />
      )}
      {children}
    </SendForm>
  );
}
