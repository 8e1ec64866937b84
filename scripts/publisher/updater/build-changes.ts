import type { Change } from '../../../cms/src/documents/change-log';
import type { Feed } from '../feed/cms-feed';
import { isSameDatabase } from '../release/release-facts';
import type { ReleaseState } from '../release/release-facts';

/** Content that the build itself holds. */
const EDITORIAL: readonly string[] = ['landing', 'app-parameter', 'legal-text', 'file'];

/** The revisions among changes that need a build, each once. */
export const revisionsNeedingBuild = (changes: readonly Change[]): readonly number[] => [
  ...new Set(
    changes.filter(({ type }) => EDITORIAL.includes(type)).map(({ revision }) => revision),
  ),
];

/** The editorial revisions that one release lacks and a later one, as far as it is, may have. */
export async function revisionsMissingFrom(
  feed: Pick<Feed, 'changes'>,
  earlier: ReleaseState | undefined,
  { instance, cursor }: ReleaseState,
): Promise<readonly number[]> {
  const isSame = earlier && isSameDatabase(earlier, { instance, revision: cursor });
  const from = isSame ? earlier : { cursor: 0, awaitingBuild: [] };
  return [...from.awaitingBuild, ...(await revisionsBetween(feed, from.cursor, cursor))];
}

/** The revisions after one, up to another, that need a build. */
async function revisionsBetween(
  feed: Pick<Feed, 'changes'>,
  after: number,
  upTo: number,
): Promise<readonly number[]> {
  const found: number[] = [];
  let at = after;
  while (at < upTo) {
    const { changes } = await feed.changes(at);
    found.push(...revisionsNeedingBuild(changes));
    at = changes.at(-1)?.revision ?? upTo;
  }
  return found.filter((revision) => revision <= upTo);
}
