import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { CircleUserRound } from 'lucide-react';
import { Icon } from '../components/icon/icon';
import { Tip, tipHolder } from '../components/tip/tip';
import type { Account } from '../domain';
import { openOverlay } from '../overlays/store';
import { useSession } from '../session/use-session';
import { cx } from '../styles/cx';
import type { AccountMenuProps } from './account-menu';
import * as styles from './account.module.css';

interface Loaded {
  readonly Menu: ComponentType<AccountMenuProps>;
}

/** Comes for those who are signed in alone. */
function useMenu(account: Account | null): Loaded | null {
  const [menu, setMenu] = useState<Loaded | null>(null);
  const isNeeded = account !== null && menu === null;
  useEffect(() => {
    if (!isNeeded) return;
    import('./account-menu').then(
      ({ AccountMenu }) => {
        setMenu({ Menu: AccountMenu });
      },
      // The button stays; it opens the login, which says who is signed in.
      () => undefined,
    );
  }, [isNeeded]);
  return menu;
}

/** Sign In, or who is signed in. */
export function AccountButton({ isInRegion }: { readonly isInRegion: boolean }) {
  const { account, isLikely } = useSession();
  const menu = useMenu(account);
  const [hasAsked, setAsked] = useState(false);
  if (account && menu) {
    const onFocused = () => {
      setAsked(false);
    };
    return <menu.Menu account={account} isInRegion={isInRegion} {...(hasAsked && { onFocused })} />;
  }
  return (
    <button
      type="button"
      className={cx(tipHolder, styles.button)}
      aria-haspopup="dialog"
      onClick={() => {
        openOverlay('login', {
          onSignedIn: () => {
            setAsked(true);
          },
        });
      }}
    >
      <Icon of={CircleUserRound} size={24} />
      <Tip side="left">{isLikely ? 'Your account' : 'Sign In'}</Tip>
    </button>
  );
}
