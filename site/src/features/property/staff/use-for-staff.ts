import { useEffect, useState } from 'react';
import type { Area } from '../../../domain';
import { useViewer } from '../use-viewer';

interface Loaded<T> {
  readonly part: T;
}

/**
 * A part of the app that those alone load who see more of a region than is published; null for everybody else, and until it is there.
 * @param load the same function each time
 */
export function useForStaff<T>(area: Area, load: () => Promise<T>): T | null {
  const { mustBeNow: isStaff } = useViewer(area);
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null);
  useEffect(() => {
    if (!isStaff) return undefined;
    let isWanted = true;
    load().then(
      (part) => {
        if (isWanted) setLoaded({ part });
      },
      // Without a connection staff see what visitors see; the next page tries again.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isStaff, load]);
  return isStaff && loaded ? loaded.part : null;
}
