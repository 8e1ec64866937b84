interface Positioned {
  readonly position: number | null;
  readonly createdAt: string;
}

/** Ascending positions, those without one last, ties newest. */
export const byPosition = (a: Positioned, b: Positioned): number =>
  (a.position ?? Infinity) === (b.position ?? Infinity)
    ? b.createdAt.localeCompare(a.createdAt)
    : (a.position ?? Infinity) - (b.position ?? Infinity);
