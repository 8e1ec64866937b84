/** A build of the site, or a rollback, that has ended. */
export interface SiteBuild {
  readonly what: 'build' | 'rollback';
  /** ISO 8601, UTC. */
  readonly endedAt: string;
  readonly seconds: number;
  /** Why it failed; null if it did not. */
  readonly error: string | null;
}

/** A reconciliation that has ended: it compared every page with the CMS. */
export interface SiteReconciliation {
  /** ISO 8601, UTC. */
  readonly endedAt: string;
  readonly pages: number;
  /** How many of them it repaired. */
  readonly mended: number;
  /** Why it failed; null if it did not. */
  readonly error: string | null;
}

/** Code and texts of an earlier release, which somebody went back to: they stand until the next build. */
export interface SiteRollback {
  /** The release that they are of. */
  readonly release: number;
  /** When they were built: ISO 8601, UTC, as all times here. */
  readonly builtAt: string;
  readonly since: string;
}

/** How far the pages are behind the CMS. */
export interface SiteLag {
  /** Of the CMS's last write. */
  readonly revision: number;
  /** So many writes are not on the pages yet. */
  readonly changes: number;
  /** When the first of them was written; null where there is none. */
  readonly since: string | null;
}

/** A record that pages cannot be made of. It is left out of all pages, and tried again. */
export interface SetAsideRecord {
  /** A kind of listing, or the name of a list that the landing page shows: `awards`, `overviews`, `reviews`. */
  readonly type: string;
  /** Its `_id`, whatever that is; empty if it has none. */
  readonly id: string;
  readonly reason: string;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** The most records that a status names. */
export const MAX_SET_ASIDE_NAMED = 50;

/** What the publisher knows of itself. */
export interface SiteStatus {
  /** Everything up to this revision is on the pages. */
  readonly revision: number;
  /** The same without regard to what needs a build. */
  readonly pages: number;
  readonly release: number;
  readonly rollback: SiteRollback | null;
  readonly running: 'nothing' | 'pages' | 'build';
  /** Further pages of so many lists are yet to be renewed. */
  readonly shiftedLists: number;
  readonly lastBuild: SiteBuild | null;
  readonly lastSweep: SiteReconciliation | null;
  readonly setAside: {
    readonly count: number;
    /** The first of them. */
    readonly records: readonly SetAsideRecord[];
  };
  /** What keeps the pages from being renewed; null where nothing does. */
  readonly error: string | null;
}

/** What the publisher says of itself. */
export interface PublisherStatus extends SiteStatus {
  /** Null where the CMS does not answer. */
  readonly behind: SiteLag | null;
}
