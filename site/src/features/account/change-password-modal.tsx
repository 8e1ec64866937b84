import { changeOwnPassword } from './requests';
import type { NewPassword } from './requests';
import { PasswordRules } from '../../components/password-rules/password-rules';
import { passwordChangeErrors } from '../../domain';
import { PasswordField } from '../../fields/password-field';
import { FormModal } from '../../forms/form-modal';
import type { OverlayProps } from '../../overlays/overlay-types';
import { toastSuccess } from '../../overlays/store';
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

/** Changes the own password; the old one is required. */
export function ChangePasswordModal({ onClose }: OverlayProps<'changePassword'>) {
  const { account } = useSession();

  const send = async (passwords: NewPassword) => {
    const { msg } = await changeOwnPassword(passwords);
    if (msg === 'errorPass') return { oldPassword: LOGIN_MESSAGES.errorPass };
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
      {({ password }) => (
        <>
          {/* Tells password managers which account it is. */}
          <input
            type="text"
            autoComplete="username"
            value={account?.userId ?? ''}
            readOnly
            hidden
          />
          <PasswordField
            name="oldPassword"
            label={labelOf('oldPassword')}
            autoComplete="current-password"
          />
          <PasswordField name="password" label={labelOf('password')} autoComplete="new-password" />
          <PasswordRules password={password} />
          <PasswordField
            name="password2"
            label={labelOf('password2')}
            autoComplete="new-password"
          />
        </>
      )}
    </FormModal>
  );
}
