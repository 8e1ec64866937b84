/** A build of the site, or a rollback, that has ended. */
export interface SiteBuild {
  readonly what: 'build' | 'rollback';
  /** ISO 8601, UTC. */
  readonly endedAt: string;
  readonly seconds: number;
  /** Why it failed; null where it did not. */
  readonly error: string | null;
}

/** A sweep that has ended: every page was held against the CMS. */
export interface SiteReconciliation {
  /** ISO 8601, UTC. */
  readonly endedAt: string;
  readonly pages: number;
  /** So many of them were not as the CMS has them, and are now. */
  readonly mended: number;
  /** What cut it off; null where nothing did. */
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
  /** What keeps the pages from being renewed; null where nothing does. */
  readonly error: string | null;
}

/** What the publisher says of itself. */
export interface PublisherStatus extends SiteStatus {
  /** Null where the CMS does not answer. */
  readonly behind: SiteLag | null;
}
