/** What `manifest.json` of a bundle says: all that a publisher and a static server must know of one build. */
export interface BundleManifest {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Gatsby's name for the build; pages of two builds in one release load twice. */
  readonly webpackCompilationHash: string;
  /** The engine's module, relative to the bundle. */
  readonly entryPoint: string;
  /** The addresses that the engine renders, as Gatsby ranks them. */
  readonly renderedRoutes: readonly string[];
  /** The pages that the build wrote itself. */
  readonly staticPages: readonly StaticPage[];
  readonly rewrites: readonly Rewrite[];
}

export interface StaticPage {
  /** Its address, as `/terms/`. */
  readonly path: string;
  /** Relative to the served folder, as `terms/index.html`. */
  readonly file: string;
}

/** An address without a file of its own, which a page of the app answers in the browser. */
export interface Rewrite {
  /** Segments, of which `:name` stands for any one and a final `*` for any rest. */
  readonly match: string;
  /** Relative to the served folder. */
  readonly file: string;
  readonly status: number;
}
