/** A build of the site that has ended. */
export interface SiteBuild {
  /** ISO 8601, UTC. */
  readonly endedAt: string;
  readonly seconds: number;
  /** Why it failed; null where it did not. */
  readonly error: string | null;
}

/** A sweep that has ended: every page was held against the CMS. */
export interface SiteSweep {
  /** ISO 8601, UTC. */
  readonly endedAt: string;
  readonly pages: number;
  /** So many of them were not as the CMS has them, and are now. */
  readonly mended: number;
  /** What cut it off; null where nothing did. */
  readonly error: string | null;
}

/** What the publisher says of itself. */
export interface PublisherStatus {
  /** Everything up to this revision is on the pages. */
  readonly revision: number;
  /** The same without regard to what needs a build. */
  readonly pages: number;
  readonly release: number;
  readonly running: 'nothing' | 'pages' | 'build';
  /** Further pages of so many lists are yet to be renewed. */
  readonly shiftedLists: number;
  readonly lastBuild: SiteBuild | null;
  readonly lastSweep: SiteSweep | null;
  /** What keeps the pages from being renewed; null where nothing does. */
  readonly error: string | null;
}
