import { useState } from 'react';
import { IconButton } from '../components/icon-button/icon-button';
import { opens } from '../overlays/store';
import { useImport } from '../session/use-gated-import';
import { useSession } from '../session/use-session';

/**
 * The menu loads for signed-in users only. Until it has loaded, the button opens the login modal, which shows the
 * signed-in user.
 */
const loadMenu = () => import('./account-menu');

/** The button Sign In, or the account menu. */
export function AccountButton({ isInRegion }: { readonly isInRegion: boolean }) {
  const { account, isLikely } = useSession();
  const menu = useImport(account !== null, loadMenu);
  const [hasAsked, setAsked] = useState(false);
  if (account && menu) {
    const onFocused = () => {
      setAsked(false);
    };
    return (
      <menu.AccountMenu
        account={account}
        isInRegion={isInRegion}
        {...(hasAsked && { onFocused })}
      />
    );
  }
  return (
    <IconButton
      icon="CircleUserRound"
      size={24}
      label={isLikely ? 'Your account' : 'Sign In'}
      tip="left"
      className="no-print"
      aria-haspopup="dialog"
      onClick={opens('login', {
        onSignedIn: () => {
          setAsked(true);
        },
      })}
    />
  );
}
