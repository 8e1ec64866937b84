import { useState } from 'react';
import type { ReactNode } from 'react';
import { login } from '../../calls/accounts';
import type { Credentials, LoginDoor } from '../../calls/accounts';
import { Button } from '../../components/button/button';
import { loginFaults } from '../../domain';
import { PasswordField } from '../../fields/password-field';
import { TextField } from '../../fields/text-field';
import { SendForm } from '../../forms/send-form';
import { reportFailure } from '../../overlays/report-failure';
import { toast, toastSuccess } from '../../overlays/store';
import { signIn } from '../../session/sign';
import * as styles from './account.module.css';
import { LOGIN_WORDS } from './login-words';

interface LoginFormProps {
  readonly door: LoginDoor;
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

/** The way into a session; where another one is live, that can be ended. */
export function LoginForm({ door, onSignedIn, onCancel, banner, children }: LoginFormProps) {
  const [other, setOther] = useState<Credentials | null>(null);

  const enter = async (credentials: Credentials) => {
    const answer = await login(door, credentials);
    setOther(answer.msg === 'errorLogedin' ? credentials : null);
    if (answer.msg === 'success') {
      signIn(answer.token, answer.userA);
      toastSuccess('Loged In Successfully');
      onSignedIn?.();
    } else if (answer.msg !== 'errorLogedin') {
      toast({ kind: 'failure', title: LOGIN_WORDS[answer.msg] });
    }
    return undefined;
  };
  const takeOver = (credentials: Credentials) => {
    enter({ ...credentials, takeOver: true }).catch((error: unknown) => {
      reportFailure(error, {
        onRetry: () => {
          takeOver(credentials);
        },
      });
    });
  };

  return (
    <SendForm
      initialValues={EMPTY}
      check={loginFaults}
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
      {other && (
        <div className={styles.other} role="alert">
          <p>{LOGIN_WORDS.errorLogedin}</p>
          <Button
            variant="secondary"
            onClick={() => {
              takeOver(other);
            }}
          >
            Log out the other device
          </Button>
        </div>
      )}
      {children}
    </SendForm>
  );
}
