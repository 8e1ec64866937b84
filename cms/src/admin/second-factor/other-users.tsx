import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog, useNotification } from '@strapi/strapi/admin';
import { messageOf, resetOther } from './requests';
import type { OtherUser } from './requests';

interface OtherUsersProps {
  readonly others: readonly OtherUser[];
  readonly onChange: () => void;
}

const questionOf = ({ email }: OtherUser): string =>
  `${email} then logs in by the password alone, and is logged out everywhere. ` +
  'Make sure first that it is really the owner who asks.';

/** The other users with a second factor. The super admin can reset each of these. */
export function OtherUsers({ others, onChange }: OtherUsersProps) {
  const { toggleNotification } = useNotification();
  const resetOf = async (user: OtherUser) => {
    try {
      await resetOther(user);
      toggleNotification({ type: 'success', message: 'Second factor reset' });
    } catch (failure) {
      toggleNotification({ type: 'danger', message: messageOf(failure) });
    }
    onChange();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="h2" variant="delta">
        Other users with a second factor
      </Typography>
      <Typography>Reset it for somebody who has lost the phone and the recovery codes.</Typography>
      {others.map((user) => (
        <Flex key={user.id} gap={3} wrap="wrap" justifyContent="space-between">
          <Flex direction="column" alignItems="flex-start">
            <Typography fontWeight="semiBold">{user.name}</Typography>
            <Typography textColor="neutral600">{user.email}</Typography>
          </Flex>
          <Dialog.Root>
            <Dialog.Trigger>
              <Button
                variant="danger-light"
                aria-label={`Reset the second factor of ${user.email}`}
              >
                Reset
              </Button>
            </Dialog.Trigger>
            <ConfirmDialog title="Reset the second factor?" onConfirm={() => resetOf(user)}>
              {questionOf(user)}
            </ConfirmDialog>
          </Dialog.Root>
        </Flex>
      ))}
    </Flex>
  );
}
