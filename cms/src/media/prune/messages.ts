/** A stored picture that nothing references (`unnamed`), or a file that belongs to no picture (`stray`). */
export interface Orphan {
  /** The path of the picture. */
  readonly path: string;
  readonly kind: 'unnamed' | 'stray';
  /** The size of all its files. */
  readonly bytes: number;
}

export interface PruneRequest {
  /** Whether the orphans are deleted. */
  readonly delete: boolean;
  /** The minimum age in hours. Younger orphans stay. */
  readonly hours: number;
}
