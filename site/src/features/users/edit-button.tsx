import { Button } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import type { Account } from '../../domain';
import { openOverlay } from '../../overlays/store';

interface EditButtonProps {
  readonly user: Account;
  readonly onDone: () => void;
}

/** Opens the form of an account above the page. */
export const EditButton = ({ user, onDone }: EditButtonProps) => (
  <Button
    variant="secondary"
    size="small"
    onClick={() => {
      openOverlay('editUser', { user, onDone });
    }}
  >
    <Icon of="Pencil" size={16} /> Edit
    <span className="visually-hidden"> {user.uname}</span>
  </Button>
);
