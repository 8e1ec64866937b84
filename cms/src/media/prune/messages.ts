/** A stored picture that nothing references (`unnamed`), or a file that belongs to no picture (`stray`). */
export interface Orphan {
  /** The path of the picture. */
  readonly path: string;
  readonly kind: 'unnamed' | 'stray';
  /** The size of all its files. */
  readonly bytes: number;
}

/** The message that the program sends when it ends. */
export interface PruneResult {
  readonly orphans: readonly Orphan[];
}
