import { useEffect, useState } from 'react';
import type { Area } from '../../domain';
import { useSession } from '../../session/use-session';

interface Viewer {
  /** The account's id; empty for nobody. */
  readonly viewer: string;
  /** Whether they see more of the region than is published: their pages wait for what the CMS has now. */
  readonly mustBeNow: boolean;
}

/** Who looks at a region's properties. The table of rights comes with the first account: visitors need none. */
export function useViewer(area: Area): Viewer {
  const { account } = useSession();
  const viewer = account?._id ?? '';
  const [staff, setStaff] = useState<string | null>(null);
  const asked = `${viewer} ${area}`;

  useEffect(() => {
    if (!account) return undefined;
    let isOver = false;
    void import('./sees-more').then(({ seesMore }) => {
      if (!isOver) setStaff(seesMore(account, area) ? asked : null);
    });
    return () => {
      isOver = true;
    };
  }, [account, area, asked]);
  return { viewer, mustBeNow: account !== null && staff === asked };
}
