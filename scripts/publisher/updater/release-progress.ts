import { pageSizesOf } from '../feed/page-sizes';
import type { PageSizes } from '../feed/page-sizes';
import type { Feed } from '../feed/feed';
import type { Release } from '../release/release';
import { readFacts, writeFacts } from '../release/release-facts';
import type { ReleaseFacts } from '../release/release-facts';
import { readState, saveAndAnnounceState, saveState } from '../release/release-state';
import type { InProgressUpdate, ReleaseState, ShiftedList } from '../release/release-state';

/** The progress of the pages of one release, in memory and in the release's files. */
export class ReleaseProgress {
  /** Changes up to this revision need no build. */
  private builtUpTo = -1;
  private sizes: PageSizes | undefined;

  private constructor(
    private readonly folder: string,
    public facts: ReleaseFacts,
    public state: ReleaseState,
  ) {
    this.sizes = facts.pageSizes;
  }

  static async open({ folder }: Release): Promise<ReleaseProgress> {
    const state = await readState(folder);
    if (!state) throw new Error(`the release ${folder} has no state`);
    const progress = new ReleaseProgress(folder, await readFacts(folder), state);
    // After a crash between writing the two files of the state, the second one is outdated.
    progress.change({});
    return progress;
  }

  change(changed: Partial<ReleaseState>): void {
    const state = { ...this.state, ...changed };
    // The disk first: a change that cannot be saved is repeated.
    saveAndAnnounceState(this.folder, state);
    this.state = state;
  }

  /** Saves the listings to be updated, before their pages change. */
  markInProgress(updates: readonly InProgressUpdate[]): void {
    if (updates.length === 0) return;
    const inProgress = updates.map(({ kind, id, shown }) => ({ kind, id, shown }));
    this.state = { ...this.state, inProgress };
    saveState(this.folder, this.state);
  }

  /** @param revisions that need a build; the method leaves out those that the bundle contains already */
  withAwaitingBuild(revisions: readonly number[]): readonly number[] {
    const added = revisions.filter((revision) => revision > this.builtUpTo);
    return [...this.state.awaitingBuild, ...added];
  }

  /** If a list shifts again, its update starts again at its first shifted page. */
  withShiftedLists(added: readonly ShiftedList[]): readonly ShiftedList[] {
    const isAdded = (known: ShiftedList): boolean =>
      added.some(({ area, list }) => area === known.area && list === known.list);
    return [...this.state.shiftedLists.filter((known) => !isAdded(known)), ...added];
  }

  /**
   * Records that a build of everything up to a revision gives this bundle. If the release is of that bundle, nothing up
   * to the revision needs a build, and no rollback is in effect.
   */
  async markBuiltUpTo(revision: number, bundle: string): Promise<void> {
    if (this.facts.bundle !== bundle) return;
    this.builtUpTo = revision;
    const awaitingBuild = this.state.awaitingBuild.filter((one) => one > revision);
    if (awaitingBuild.length < this.state.awaitingBuild.length) this.change({ awaitingBuild });
    if (!this.facts.rollback) return;
    this.facts = { ...this.facts, rollback: undefined };
    await writeFacts(this.folder, this.facts);
  }

  /**
   * The page sizes that the release was made with. With other sizes, the pages of its lists would not match each other.
   */
  async pageSizes(feed: Pick<Feed, 'appParameter'>): Promise<PageSizes> {
    return (this.sizes ??= pageSizesOf(await feed.appParameter()));
  }
}
