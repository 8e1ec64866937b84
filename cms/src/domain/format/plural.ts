/** A count with its noun: `1 user`, `2 users`. @param many the plural if it is not formed with an s */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;
