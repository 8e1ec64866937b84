import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { IconButton } from '../components/icon-button/icon-button';
import type { Account } from '../domain';
import { openOverlay } from '../overlays/store';
import { useSession } from '../session/use-session';
import type { AccountMenuProps } from './account-menu';

interface Loaded {
  readonly Menu: ComponentType<AccountMenuProps>;
}

/** It loads for signed-in users alone. */
function useMenu(account: Account | null): Loaded | null {
  const [menu, setMenu] = useState<Loaded | null>(null);
  const isNeeded = account !== null && menu === null;
  useEffect(() => {
    if (!isNeeded) return;
    import('./account-menu').then(
      ({ AccountMenu }) => {
        setMenu({ Menu: AccountMenu });
      },
      // The button stays; it opens the login, which shows who is signed in.
      () => undefined,
    );
  }, [isNeeded]);
  return menu;
}

/** Sign In, or the account menu. */
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
    <IconButton
      icon="CircleUserRound"
      size={24}
      label={isLikely ? 'Your account' : 'Sign In'}
      tip="left"
      className="no-print"
      aria-haspopup="dialog"
      onClick={() => {
        openOverlay('login', {
          onSignedIn: () => {
            setAsked(true);
          },
        });
      }}
    />
  );
}
