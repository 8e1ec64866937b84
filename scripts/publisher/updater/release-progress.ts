import { pageSizesOf } from '../feed/page-sizes';
import type { PageSizes } from '../feed/page-sizes';
import type { Feed } from '../feed/cms-feed';
import type { Release } from '../release/release';
import { readFacts, writeFacts } from '../release/release-facts';
import type { ReleaseFacts } from '../release/release-facts';
import { readState, saveAndAnnounceState, saveState } from '../release/release-state';
import type { InProgressUpdate, ReleaseState, ShiftedList } from '../release/release-state';

/** How far the pages of one release are, in memory and in the release's files. */
export class ReleaseProgress {
  /** Nothing up to this revision needs a build. */
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
    // A crash between the two files of the state leaves the second one behind.
    progress.change({});
    return progress;
  }

  change(changed: Partial<ReleaseState>): void {
    const state = { ...this.state, ...changed };
    // First on the disk: what cannot be saved is done again.
    saveAndAnnounceState(this.folder, state);
    this.state = state;
  }

  /** Saves which listings are being updated, before their pages are touched. */
  markInProgress(updates: readonly InProgressUpdate[]): void {
    if (updates.length === 0) return;
    const inProgress = updates.map(({ kind, id, shown }) => ({ kind, id, shown }));
    this.state = { ...this.state, inProgress };
    saveState(this.folder, this.state);
  }

  /** @param revisions that need a build; those that the bundle has already are left out */
  withAwaitingBuild(revisions: readonly number[]): readonly number[] {
    const added = revisions.filter((revision) => revision > this.builtUpTo);
    return [...this.state.awaitingBuild, ...added];
  }

  /** A list that shifts again is updated from its first shifted page again. */
  withShiftedLists(added: readonly ShiftedList[]): readonly ShiftedList[] {
    const isAdded = (known: ShiftedList): boolean =>
      added.some(({ area, list }) => area === known.area && list === known.list);
    return [...this.state.shiftedLists.filter((known) => !isAdded(known)), ...added];
  }

  /**
   * Notes that a build of everything up to a revision gives this bundle. If the release is of that bundle, nothing up to
   * the revision needs a build, and no rollback is in force.
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

  /** The page sizes that the release was made with: with others its lists would not fit together. */
  async pageSizes(feed: Pick<Feed, 'appParameter'>): Promise<PageSizes> {
    return (this.sizes ??= pageSizesOf(await feed.appParameter()));
  }
}
