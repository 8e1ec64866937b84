/** A picture of the sample content: how it is said to those who do not see it, and what draws it. */
export interface Drawn {
  readonly alternativeText: string;
  readonly draw: () => string;
}

export const drawn = (alternativeText: string, draw: () => string): Drawn => ({
  alternativeText,
  draw,
});
