/** A finished build or rollback of the site. */
export interface SiteBuild {
  readonly what: 'build' | 'rollback';
  /** ISO 8601, UTC. */
  readonly endedAt: string;
  readonly seconds: number;
  /** The reason of a failure; null if it succeeded. */
  readonly error: string | null;
}

/** A finished reconciliation, which compared every page with the CMS. */
export interface SiteReconciliation {
  /** ISO 8601, UTC. */
  readonly endedAt: string;
  readonly pages: number;
  /** The number of repaired pages. */
  readonly mended: number;
  /** The reason of a failure; null if it succeeded. */
  readonly error: string | null;
}

/** A rollback to code and texts of an earlier release. It lasts until the next build. */
export interface SiteRollback {
  /** The release that the code and texts are from. */
  readonly release: number;
  /** The time of their build: ISO 8601, UTC, like all times here. */
  readonly builtAt: string;
  readonly since: string;
}

/** The difference between the pages and the CMS. */
export interface SiteLag {
  /** The revision of the CMS's last write. */
  readonly revision: number;
  /** The number of writes that are not on the pages yet. */
  readonly changes: number;
  /** The time of the first of these writes; null if there are none. */
  readonly since: string | null;
}

/** A record that cannot be rendered. It is left out of all pages and tried again. */
export interface SetAsideRecord {
  /** A kind of listing, or the name of a list that the landing page shows: `awards`, `overviews`, `reviews`. */
  readonly type: string;
  /** The record's `_id`, even if invalid; empty if it has none. */
  readonly id: string;
  readonly reason: string;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** The maximum number of records in a status. */
export const MAX_SET_ASIDE_NAMED = 50;

/** The status of the publisher without the CMS's part. */
export interface SiteStatus {
  /** All changes up to this revision are on the pages. */
  readonly revision: number;
  /** The same, but ignoring changes that need a build. */
  readonly pages: number;
  readonly release: number;
  readonly rollback: SiteRollback | null;
  readonly running: 'nothing' | 'pages' | 'build';
  /** The number of lists whose further pages are not up to date yet. */
  readonly shiftedLists: number;
  readonly lastBuild: SiteBuild | null;
  readonly lastSweep: SiteReconciliation | null;
  readonly setAside: {
    readonly count: number;
    /** The first of these records. */
    readonly records: readonly SetAsideRecord[];
  };
  /** The error that stops the renewal of pages; null if there is none. */
  readonly error: string | null;
}

/** The full status of the publisher. */
export interface PublisherStatus extends SiteStatus {
  /** Null if the CMS does not respond. */
  readonly behind: SiteLag | null;
}
