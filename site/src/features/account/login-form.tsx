import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { login } from './requests';
import type { Credentials, LoginRoute } from './requests';
import { Button } from '../../components/button/button';
import { codeLoginErrors, loginErrors } from '../../domain';
import { FocusFirst } from '../../fields/focus-first';
import { PasswordField } from '../../fields/password-field';
import { TextField } from '../../fields/text-field';
import { SendForm } from '../../forms/send-form';
import { RejectedError, closeSignInToasts } from '../../overlays/report-failure';
import { toastSuccess } from '../../overlays/store';
import { signIn } from '../../session/sign';
import * as styles from './account.module.css';
import { CodeField } from './code-field';
import { LOGIN_MESSAGES } from './login-messages';

interface LoginFormProps {
  readonly route: LoginRoute;
  /** The initial value of the user id. */
  readonly userId?: string | undefined;
  readonly onSignedIn?: () => void;
  readonly onCancel: () => void;
  /** Content above the fields. */
  readonly banner?: ReactNode;
  /** Content below the fields: other links. */
  readonly children?: ReactNode;
}

const LABELS: Readonly<Record<string, string>> = {
  userId: 'User Id',
  password: 'Password',
  code: 'Code',
};
const labelOf = (name: string): string => LABELS[name] ?? name;

/** The message that another session of the account exists. If the form is submitted again, it can end that session. */
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

/** The login form; it can end another session of the account. */
export function LoginForm(props: LoginFormProps) {
  const { route, userId: known = '', onSignedIn, onCancel, banner, children } = props;
  const [initialValues] = useState({ userId: known, password: '', code: '' });
  /** The user who has another session. */
  const [other, setOther] = useState<string | null>(null);
  /** The user who agreed to end the other session. */
  const agreed = useRef<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);

  const enter = async ({ userId, password, code }: Credentials) => {
    const takeOver = userId === agreed.current;
    const sent = { userId, password, ...(takeOver && { takeOver }), ...(code && { code }) };
    const answer = await login(route, sent);
    agreed.current = null;
    if (answer.msg === 'errorNoCode') setNeedsCode(true);
    setOther(answer.msg === 'errorLogedin' ? userId : null);
    if (answer.msg === 'success') {
      signIn(answer.token, answer.userA);
      closeSignInToasts();
      toastSuccess('Loged In Successfully');
      onSignedIn?.();
    } else if (answer.msg === 'errorCode') {
      return { code: LOGIN_MESSAGES.errorCode };
    } else if (answer.msg !== 'errorLogedin' && answer.msg !== 'errorNoCode') {
      throw new RejectedError(LOGIN_MESSAGES[answer.msg]);
    }
    return undefined;
  };

  return (
    <SendForm
      initialValues={initialValues}
      check={needsCode ? codeLoginErrors : loginErrors}
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
      {needsCode && (
        <FocusFirst>
          <CodeField />
        </FocusFirst>
      )}
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
