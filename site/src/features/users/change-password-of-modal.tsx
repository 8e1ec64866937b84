import { changePasswordOf } from './requests';
import type { PasswordReset } from './requests';
import { passwordResetErrors } from '../../domain';
import { NewPasswordFields } from '../../fields/new-password-fields';
import { FormModal } from '../../forms/form-modal';
import type { OverlayProps } from '../../overlays/overlay-types';
import { toastSuccess } from '../../overlays/store';

const EMPTY: PasswordReset = { password: '', cpassword: '' };
const LABELS: Readonly<Record<string, string>> = {
  password: 'Password',
  cpassword: 'Confirm Password',
};
const labelOf = (name: string): string => LABELS[name] ?? name;
const check = (values: PasswordReset) => passwordResetErrors({ ...values });

/** Resets the password of another account, and ends its session. */
export function ChangePasswordOfModal(props: OverlayProps<'changePasswordOf'>) {
  const { user, onClose } = props;
  const send = async (passwords: PasswordReset) => {
    await changePasswordOf(user._id, passwords);
    toastSuccess('Password Changed');
    onClose();
    return undefined;
  };
  return (
    <FormModal
      title={`Change Password of ${user.uname}`}
      onClose={onClose}
      initialValues={EMPTY}
      check={check}
      onSend={send}
      labelOf={labelOf}
      canClear
    >
      <NewPasswordFields names={['password', 'cpassword']} labelOf={labelOf} />
    </FormModal>
  );
}
