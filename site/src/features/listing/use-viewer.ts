import type { Area } from '../../domain';
import { useRight } from '../../session/use-right';
import { useSession } from '../../session/use-session';

interface Viewer {
  /** The account's id; empty for nobody. */
  readonly viewer: string;
  /** Whether they see more of the region than is published: their pages wait for what the CMS has now. */
  readonly seesUnpublished: boolean;
}

/** Who looks at a region's properties. */
export function useViewer(area: Area): Viewer {
  const { account } = useSession();
  return { viewer: account?._id ?? '', seesUnpublished: useRight('see inactive listings', area) };
}
