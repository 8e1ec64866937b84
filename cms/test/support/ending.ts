/** The signal of a process that ends, for a job that may look at it so many times before. */
export function endingAfter(most: number): AbortSignal {
  let looks = 0;
  const ending = {
    get aborted() {
      looks += 1;
      return looks > most;
    },
  };
  return ending as unknown as AbortSignal;
}
