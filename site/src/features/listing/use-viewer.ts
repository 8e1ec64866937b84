import type { Area } from '../../domain';
import { useRight } from '../../session/use-right';
import { useSession } from '../../session/use-session';

interface Viewer {
  /** The id of the account; empty if the user is not signed in. */
  readonly viewer: string;
  /** Whether the user sees unpublished data of the region. Pages then wait for the CMS's version. */
  readonly seesUnpublished: boolean;
}

/** Returns what the current user may see of a region. */
export function useViewer(area: Area): Viewer {
  const { account } = useSession();
  return { viewer: account?._id ?? '', seesUnpublished: useRight('see inactive listings', area) };
}
