interface Positioned {
  readonly position: number | null;
  readonly createdAt: string;
}

/** Sorts by ascending position. Records without a position are last. Of equal positions, the newest record is first. */
export const byPosition = (a: Positioned, b: Positioned): number =>
  (a.position ?? Infinity) === (b.position ?? Infinity)
    ? b.createdAt.localeCompare(a.createdAt)
    : (a.position ?? Infinity) - (b.position ?? Infinity);
