import type { Area } from '../../domain';
import { useRight } from '../../session/use-right';
import { useSession } from '../../session/use-session';

interface Viewer {
  /** The account's id; empty for nobody. */
  readonly viewer: string;
  /** Whether they see unpublished data of the region: their pages wait for the CMS's version. */
  readonly seesUnpublished: boolean;
}

/** The current user's view of a region. */
export function useViewer(area: Area): Viewer {
  const { account } = useSession();
  return { viewer: account?._id ?? '', seesUnpublished: useRight('see inactive listings', area) };
}
