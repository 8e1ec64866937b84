import { RESOURCES } from '../../../cms/src/app/resources';
import type { Change } from '../../../cms/src/documents/change-log';
import type { Feed } from '../feed/feed';
import { canFollow } from '../release/release-state';
import type { ReleaseState } from '../release/release-state';

/** The type of an uploaded file in the change log. It is Strapi's own content type, so no resource describes it. */
const FILE = 'file';

const namesTouching = (pages: 'build' | 'front'): readonly string[] =>
  RESOURCES.filter((resource) => resource.pages === pages).map(({ name }) => name);

/** Records that the build itself reads. */
const BUILD_TYPES: readonly string[] = [...namesTouching('build'), FILE];
/** Records that the landing and the region pages show. */
const FRONT_TYPES: readonly string[] = namesTouching('front');

/** Whether changes affect the landing and the region pages. */
export const changesFrontPages = (changes: readonly Change[]): boolean =>
  changes.some(({ type }) => FRONT_TYPES.includes(type));

/** The revisions among changes that need a build, each once. */
export const revisionsNeedingBuild = (changes: readonly Change[]): readonly number[] => [
  ...new Set(
    changes.filter(({ type }) => BUILD_TYPES.includes(type)).map(({ revision }) => revision),
  ),
];

/** The revisions that need a build and that an earlier release lacks. A later release may have them. */
export async function revisionsMissingFrom(
  feed: Pick<Feed, 'changes'>,
  earlier: ReleaseState | undefined,
  { instance, cursor }: ReleaseState,
): Promise<readonly number[]> {
  const isSame = earlier && canFollow(earlier, { instance, revision: cursor, pruned: 0 });
  const from = isSame ? earlier : { cursor: 0, awaitingBuild: [] };
  return [...from.awaitingBuild, ...(await revisionsBetween(feed, from.cursor, cursor))];
}

/**
 * The revisions after `after` and up to another one that need a build. Where the change log lacks entries, the first
 * revision stands for those that may have needed one.
 */
async function revisionsBetween(
  feed: Pick<Feed, 'changes'>,
  after: number,
  upTo: number,
): Promise<readonly number[]> {
  const found: number[] = [];
  let at = after;
  while (at < upTo) {
    const { changes, pruned } = await feed.changes(at);
    if (at < pruned) found.push(at + 1);
    found.push(...revisionsNeedingBuild(changes));
    at = changes.at(-1)?.revision ?? upTo;
  }
  return found.filter((revision) => revision <= upTo);
}
