import { useState } from 'react';
import { Button } from '../../components/button/button';
import { Modal } from '../../components/modal/modal';
import { FailureNote } from '../../components/toast/failure-note';
import { ModalActions, ModalBody } from '../../components/modal/modal-parts';
import { secondFactorErrors } from '../../domain';
import type { FieldErrors } from '../../domain';
import { PasswordField } from '../../fields/password-field';
import { FormModal } from '../../forms/form-modal';
import type { OverlayProps } from '../../overlays/overlay-types';
import { toastSuccess } from '../../overlays/store';
import { useLoaded } from '../../requests/use-loaded';
import { beginSession } from '../../session/session';
import { useSession } from '../../session/use-session';
import { CodeField } from './code-field';
import { LOGIN_MESSAGES } from './login-messages';
import {
  beginSecondFactor,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from './second-factor-requests';
import type { PasswordAndCode, Secret } from './second-factor-requests';
import * as styles from './second-factor.module.css';

const TITLE = 'Second Factor';
const EMPTY: PasswordAndCode = { password: '', code: '' };
const labelOf = (name: string): string => (name === 'code' ? 'Code' : 'Password');
const check = (values: PasswordAndCode) => secondFactorErrors({ ...values });

/** The errors of the wrong field, by error code. */
const FAULTS: Readonly<Record<'errorPass' | 'errorCode', FieldErrors>> = {
  errorPass: { password: LOGIN_MESSAGES.errorPass },
  errorCode: { code: LOGIN_MESSAGES.errorCode },
};

const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

/** A secret for an authenticator app: as a QR code, as a link on the same device, and as text. */
const SecretOfApp = ({ secret: { secret, uri, qr } }: { readonly secret: Secret }) => (
  <div className={styles.secret}>
    <p>
      With a second factor a login asks for a code beside the password. Add the site to an
      authenticator app on your phone:
    </p>
    <img className={styles.qr} src={qr} alt="QR code for the authenticator app" />
    <p>
      <a href={uri}>Open the app on this device</a>
    </p>
    <p>
      Or type the secret: <code className={styles.code}>{inGroups(secret)}</code>
    </p>
  </div>
);

/** The recovery codes, which are shown only once. */
const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => (
  <>
    <p role="status">
      The second factor is on. Without your phone, each of these recovery codes signs you in once.
      Store them now where only you find them: they are not shown again.
    </p>
    <ul className={styles.codes} aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <code className={styles.code}>{code}</code>
        </li>
      ))}
    </ul>
  </>
);

/** Switches the second factor of the current account on or off. The session continues with a new token. */
export function SecondFactorModal({ onClose }: OverlayProps<'secondFactor'>) {
  const { account } = useSession();
  const { value: begun, failure, retry } = useLoaded(beginSecondFactor);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);

  const goOn = (token: string) => {
    if (account) beginSession(token, account);
  };
  const switchOn = async (sent: PasswordAndCode) => {
    const answer = await switchSecondFactorOn(sent);
    if (answer.msg !== 'success') return FAULTS[answer.msg];
    goOn(answer.token);
    setRecoveryCodes(answer.recoveryCodes);
    toastSuccess('Second Factor On');
    return undefined;
  };
  const switchOff = async (sent: PasswordAndCode) => {
    const answer = await switchSecondFactorOff(sent);
    if (answer.msg !== 'success') return FAULTS[answer.msg];
    goOn(answer.token);
    toastSuccess('Second Factor Off');
    onClose();
    return undefined;
  };

  if (recoveryCodes) {
    return (
      <Modal key="codes" title={TITLE} isOpen isFixed onClose={onClose}>
        <ModalBody>
          <RecoveryCodes codes={recoveryCodes} />
        </ModalBody>
        <ModalActions>
          <Button onClick={onClose}>I have stored them</Button>
        </ModalActions>
      </Modal>
    );
  }
  if (!begun) {
    return (
      <Modal key="begin" title={TITLE} isOpen onClose={onClose}>
        <ModalBody>
          {failure ? (
            <FailureNote text={failure.text} hint={failure.hint} onRetry={retry} />
          ) : (
            <p role="status">Loading...</p>
          )}
        </ModalBody>
      </Modal>
    );
  }
  const isOn = begun.msg === 'errorAlready';
  return (
    <FormModal
      key="form"
      title={TITLE}
      onClose={onClose}
      initialValues={EMPTY}
      check={check}
      onSend={isOn ? switchOff : switchOn}
      labelOf={labelOf}
      submitLabel={isOn ? 'Switch Off' : 'Switch On'}
    >
      {isOn ? (
        <p>It is on: a login asks for a code. To switch it off, enter the password and a code.</p>
      ) : (
        <SecretOfApp secret={begun} />
      )}
      <input type="text" autoComplete="username" value={account?.userId ?? ''} readOnly hidden />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <CodeField {...(!isOn && { hint: 'The six digits that the app shows now' })} />
    </FormModal>
  );
}
