import { Link } from 'gatsby';
import { initialOf, userDetailPath } from '../../domain';
import type { Account } from '../../domain';
import { cx } from '../../styles/cx';
import { UserActions } from './user-actions';
import { isOut, lastLoginText } from './user-facts';
import * as styles from './users.module.css';
import { Button } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { opens } from '../../overlays/store';

interface EditButtonProps {
  readonly user: Account;
  readonly onDone: () => void;
}

/** A button that opens the form of an account above the page. */
const EditButton = ({ user, onDone }: EditButtonProps) => (
  <Button variant="secondary" size="small" onClick={opens('editUser', { user, onDone })}>
    <Icon of="Pencil" size={16} /> Edit
    <span className="visually-hidden"> {user.uname}</span>
  </Button>
);

/** The phone numbers of an account, each once. */
const phonesOf = ({ userId, uphone1, uphone2 }: Account): readonly string[] =>
  [...new Set([userId, uphone1 ?? '', uphone2 ?? ''])].filter((phone) => phone !== '');

interface UserCardProps {
  readonly user: Account;
  readonly onEdited: () => void;
}

/** An account of the list. It is red if the account cannot be used. */
export const UserCard = ({ user, onEdited }: UserCardProps) => {
  const out = isOut(user, new Date());
  return (
    <article className={cx(styles.card, out && styles.out)}>
      <p className={styles.avatar} aria-hidden>
        {initialOf(user.uname)}
      </p>
      <div>
        <h2 className="large">
          <Link to={userDetailPath(user._id)}>{user.uname}</Link>
        </h2>
        <p className={cx('figures', styles.ids)}>{phonesOf(user).join(' · ')}</p>
      </div>
      <p className={styles.kind}>
        <span className={styles.badge}>{user.userType}</span>
        {user.superAdmin && <span className={styles.badge}>super admin</span>}
        {out && (
          <span className={cx(styles.badge, styles.outBadge)}>
            {user.userStatus === 'inactive' ? 'inactive' : 'expired'}
          </span>
        )}
      </p>
      <p className={cx('figures', styles.seen)}>
        <span>Last logged in</span> {lastLoginText(user.passwordToken)}
      </p>
      <UserActions
        user={user}
        edit={<EditButton user={user} onDone={onEdited} />}
        onRestored={onEdited}
      />
    </article>
  );
};
