/** The content of `manifest.json` of a bundle: all data of a build that a publisher and a static server need. */
export interface BundleManifest {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Gatsby's hash of the build. If a release mixes pages of two builds, the browser loads them twice. */
  readonly webpackCompilationHash: string;
  /** The engine's module, relative to the bundle. */
  readonly entryPoint: string;
  /** The addresses that the engine renders, in the order of Gatsby's ranking. */
  readonly renderedRoutes: readonly string[];
  /** The pages that the build itself has written. */
  readonly staticPages: readonly StaticPage[];
  readonly rewrites: readonly Rewrite[];
}

export interface StaticPage {
  /** The address of the page, as `/terms/`. */
  readonly path: string;
  /** Relative to the served folder, as `terms/index.html`. */
  readonly file: string;
}

/** An address without a file. A page of the app handles it in the browser. */
export interface Rewrite {
  /** The segments of the address: `:name` matches any one segment, and a final `*` matches the rest. */
  readonly match: string;
  /** Relative to the served folder. */
  readonly file: string;
  readonly status: number;
}
