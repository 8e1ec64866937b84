import { changeOwnPassword } from './requests';
import type { NewPassword } from './requests';
import { passwordChangeErrors } from '../../domain';
import { NewPasswordFields } from '../../fields/new-password-fields';
import { PasswordField } from '../../fields/password-field';
import { FormModal } from '../../forms/form-modal';
import type { OverlayProps } from '../../overlays/overlay-types';
import { toastSuccess } from '../../overlays/store';
import { beginSession } from '../../session/session';
import { useSession } from '../../session/use-session';
import { LOGIN_MESSAGES } from './login-messages';

const EMPTY: NewPassword = { oldPassword: '', password: '', password2: '' };
const LABELS: Readonly<Record<string, string>> = {
  oldPassword: 'Old Password',
  password: 'New Password',
  password2: 'Confirm Password',
};
const labelOf = (name: string): string => LABELS[name] ?? name;
const check = (values: NewPassword) => passwordChangeErrors({ ...values });

/**
 * Changes the password of the current account. The old password is required. The session continues with a new token.
 */
export function ChangePasswordModal({ onClose }: OverlayProps<'changePassword'>) {
  const { account } = useSession();

  const send = async (passwords: NewPassword) => {
    const answer = await changeOwnPassword(passwords);
    if (answer.msg === 'errorPass') return { oldPassword: LOGIN_MESSAGES.errorPass };
    if (account) beginSession(answer.token, account);
    toastSuccess('Password Changed');
    onClose();
    return undefined;
  };

  return (
    <FormModal
      title="Change Password"
      onClose={onClose}
      initialValues={EMPTY}
      check={check}
      onSend={send}
      labelOf={labelOf}
      canClear
    >
      {/* Tells password managers which account the form belongs to. */}
      <input type="text" autoComplete="username" value={account?.userId ?? ''} readOnly hidden />
      <PasswordField
        name="oldPassword"
        label={labelOf('oldPassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields names={['password', 'password2']} labelOf={labelOf} />
    </FormModal>
  );
}
