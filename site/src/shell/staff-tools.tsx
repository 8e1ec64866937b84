import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useMay } from '../session/use-may';
import type { StaffMenuProps } from './staff-menu';

interface Loaded {
  readonly Menu: ComponentType<StaffMenuProps>;
}

/** The tools of staff: they come for those who are staff alone. */
export function StaffTools({ area }: StaffMenuProps) {
  const isStaff = useMay()('add pictures');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isNeeded = isStaff && loaded === null;
  useEffect(() => {
    if (!isNeeded) return;
    import('./staff-menu').then(
      ({ StaffMenu }) => {
        setLoaded({ Menu: StaffMenu });
      },
      // The site stays a visitor's until the next page load.
      () => undefined,
    );
  }, [isNeeded]);
  return isStaff && loaded ? <loaded.Menu area={area} /> : null;
}
