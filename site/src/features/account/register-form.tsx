import { register } from './requests';
import type { Registration } from './requests';
import { MESSAGES, parseRegistration } from '../../domain';
import type { Account, FieldErrors } from '../../domain';
import { NewPasswordFields } from '../../fields/new-password-fields';
import { TextField } from '../../fields/text-field';
import { TickField } from '../../fields/tick-field';
import { SendForm } from '../../forms/send-form';
import type { SendContext } from '../../forms/send-form';
import { opens } from '../../overlays/store';
import * as styles from './account.module.css';

interface RegisterFormProps {
  readonly hasSecondPhone?: boolean;
  /** The name of the draft, which never contains passwords. */
  readonly draft?: string;
  readonly onRegistered: (status: Account['userStatus'], userId: string) => void;
  /** Called when the form becomes dirty or clean. */
  readonly onDirty?: (isDirty: boolean) => void;
  readonly onCancel: () => void;
}

type Values = Required<Registration> & { readonly isAgreed: boolean };

const EMPTY: Values = {
  uname: '',
  userIdRegister: '',
  uemail: '',
  uphone2: '',
  passwordRegister: '',
  password2: '',
  isAgreed: false,
};

const SECRETS = ['passwordRegister', 'password2'] as const;

const LABELS: Readonly<Record<string, string>> = {
  uname: "User's Name",
  userIdRegister: "User's Mobile as user ID",
  uemail: "User's Email",
  uphone2: 'Second Phone',
  passwordRegister: 'Password',
  password2: 'Confirm Password',
};
const labelOf = (name: string): string => LABELS[name] ?? name;

function check(values: Values): FieldErrors {
  const read = parseRegistration(values, 'active');
  return read.ok ? {} : read.errors;
}

export function RegisterForm(props: RegisterFormProps) {
  const { hasSecondPhone = false, draft, onRegistered, onDirty, onCancel } = props;
  const send = async (values: Values, { idempotencyKey }: SendContext<Values>) => {
    const answer = await register(values, idempotencyKey);
    if (answer.msg === 'errorUserAlready') return { userIdRegister: MESSAGES.userAlready };
    onRegistered(answer.userStatus, values.userIdRegister.trim());
    return undefined;
  };

  return (
    <SendForm
      initialValues={EMPTY}
      check={check}
      onSend={send}
      labelOf={labelOf}
      submitLabel="Signup"
      draft={draft}
      secrets={SECRETS}
      isReadyWhen={({ isAgreed }) => isAgreed}
      canClear
      onDirty={onDirty}
      onCancel={onCancel}
    >
      <TextField name="uname" label={labelOf('uname')} isRequired autoComplete="name" />
      <TextField
        name="userIdRegister"
        label={labelOf('userIdRegister')}
        hint="Ten digits: you sign in with it"
        isRequired
        inputMode="tel"
        autoComplete="username"
      />
      <TextField
        name="uemail"
        label={labelOf('uemail')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {hasSecondPhone && (
        <TextField
          name="uphone2"
          label={labelOf('uphone2')}
          inputMode="tel"
          autoComplete="tel-national"
        />
      )}
      <NewPasswordFields names={SECRETS} labelOf={labelOf} />
      <div className={styles.agreement}>
        <TickField name="isAgreed">I agree</TickField>
        <span>
          to the{' '}
          <button
            type="button"
            className={styles.way}
            onClick={opens('legal', { policy: 'terms' })}
          >
            Terms &amp; Conditions
          </button>
        </span>
      </div>
    </SendForm>
  );
}
