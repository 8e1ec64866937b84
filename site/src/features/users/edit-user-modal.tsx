import { FormModal } from '../../forms/form-modal';
import type { OverlayProps } from '../../overlays/overlay-types';
import { useEditUser, UserFields } from './edit-user-form';

/** The form Edit User, above the list or the detail page. */
export function EditUserModal({ user, onDone, onClose }: OverlayProps<'editUser'>) {
  const form = useEditUser(user, () => {
    onClose();
    onDone();
  });
  return (
    <FormModal title="Edit User" onClose={onClose} {...form} canClear>
      <UserFields user={user} />
    </FormModal>
  );
}
