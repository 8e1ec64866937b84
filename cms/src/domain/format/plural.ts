/** The word for so many: `1 user`, `2 users`. @param many where an s does not make it */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;
