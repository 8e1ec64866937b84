import { opendir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { concatStreams } from '../../lib/concat-streams';
import { undefinedIfMissing } from '../../lib/files';
import { detailBase, listPath, LISTS, REGION_KINDS, REGION_LISTS } from '../../lib/domain';
import type { Area, Kind } from '../../lib/domain';
import type { PageSizes } from '../feed/page-sizes';
import type { PlannedPage } from '../pages/planned-page';
import { closedPages, detailPages, frontPages, listPages } from '../pages/site-plan';
import type { ShiftedList } from '../release/release-state';
import type { ReleaseUpdater } from '../updater/release-updater';
import type { RepairTarget } from '../updater/repair-target';

interface Check {
  /** Null for a page that must not exist. */
  readonly planned: PlannedPage | null;
  readonly target: RepairTarget;
}

/** The pause after a page, as a multiple of the time that the page took, because other processes need the CPU. */
const PAUSE_FACTOR = 9;
const MAX_PAUSE_MS = 1000;

const idOf = (path: string): string => decodeURIComponent(basename(path));

/** Compares every page of a release with the CMS, slowly, and repairs those that differ. */
export class Reconciler {
  /** The number of compared pages. */
  pages = 0;
  /** The number of repaired pages. */
  repaired = 0;

  constructor(
    private readonly updater: ReleaseUpdater,
    /** Runs work while no other task updates pages. */
    private readonly exclusively: (work: () => Promise<void> | void) => Promise<void>,
  ) {}

  /** Ends early when the signal is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    const { pages } = this.updater;
    await this.exclusively(() => {
      pages.rereadSitemaps();
    });
    for await (const check of this.checks()) {
      if (signal.aborted) return;
      await this.checkPage(check);
    }
    await this.exclusively(async () => {
      this.repaired += pages.repairSitemaps() + (await pages.repairSecurityText());
      this.updater.markReconciled();
    });
  }

  /** Updates a page that differs from the CMS's current content, which can be newer than the planned page. */
  private async checkPage({ planned, target }: Check): Promise<void> {
    const began = performance.now();
    if (planned) this.pages += 1;
    if (!planned || !(await this.updater.pages.isUpToDate(planned))) {
      await this.exclusively(async () => {
        this.repaired += await this.updater.repair(target);
      });
    }
    await delay(Math.min((performance.now() - began) * PAUSE_FACTOR, MAX_PAUSE_MS));
  }

  private async *checks(): AsyncGenerator<Check> {
    const sizes = await this.updater.pageSizes();
    for (const { area, kind } of REGION_KINDS) yield* this.listingsOf(area, kind);
    for (const { area, list } of REGION_LISTS) yield* this.listOf({ area, list }, sizes);
    for await (const planned of frontPages(this.updater.feed, sizes))
      yield { planned, target: { what: 'front' } };
  }

  /** The details of a kind, closed ones too, and the detail pages that must not exist. */
  private async *listingsOf(area: Area, kind: Kind): AsyncGenerator<Check> {
    const known = new Set<string>();
    const { feed } = this.updater;
    for (const { list } of REGION_LISTS.filter((one) => one.area === area)) {
      if (LISTS[list].kind !== kind) continue;
      const streams = [detailPages, closedPages].map((pages) => () => pages(feed, area, list));
      for await (const planned of concatStreams(streams, 1)) {
        const id = idOf(planned.path);
        known.add(id);
        yield { planned, target: { what: 'listing', kind, id } };
      }
    }
    const folder = await undefinedIfMissing(
      opendir(join(this.updater.release.folder, detailBase(area, kind))),
    );
    for await (const { name } of folder ?? []) {
      const isThere =
        !known.has(name) && this.updater.release.has(`${detailBase(area, kind)}/${name}`);
      if (isThere) yield { planned: null, target: { what: 'listing', kind, id: name } };
    }
  }

  /** The pages of a list, and the page after its last one, which must not exist. */
  private async *listOf(
    { area, list }: Pick<ShiftedList, 'area' | 'list'>,
    sizes: PageSizes,
  ): AsyncGenerator<Check> {
    let page = 0;
    for await (const planned of listPages(
      this.updater.feed,
      area,
      list,
      sizes[LISTS[list].limitKey],
    )) {
      page += 1;
      yield { planned, target: { what: 'list', area, list, page } };
    }
    page += 1;
    if (this.updater.release.has(listPath(area, list, page)))
      yield { planned: null, target: { what: 'list', area, list, page } };
  }
}
