/** A stored picture that nothing names, or a file of the storage that belongs to no picture. */
export interface Leftover {
  /** The picture's path. */
  readonly path: string;
  readonly kind: 'unnamed' | 'stray';
  /** Of all of its files. */
  readonly bytes: number;
}

/** What the program says at its end. */
export interface Pruned {
  readonly leftovers: readonly Leftover[];
}
