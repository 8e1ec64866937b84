import { useEffect, useState } from 'react';
import type { Action, Area } from '../domain';
import { useSession } from './use-session';

/**
 * Whether the current user has this right; the region is needed if the right applies per region. The table of rights
 * loads with the first account; before that the answer is no.
 */
export function useRight(action: Action, area?: Area): boolean {
  const { account } = useSession();
  const [granted, setGranted] = useState<string | null>(null);
  const asked = [account?._id, action, area].join(' ');

  useEffect(() => {
    if (!account) return undefined;
    let isOver = false;
    import('./rights').then(
      ({ can }) => {
        if (!isOver) setGranted(can(account, action, area) ? asked : null);
      },
      // After an error the user sees the site as a visitor until the next page load.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [account, action, area, asked]);
  return account !== null && granted === asked;
}
