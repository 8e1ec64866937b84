/** Whether so many milliseconds have passed since then. Where the clock was put back behind it, nobody knows: then they have. */
export function hasPassed(since: number, milliseconds: number): boolean {
  const passed = Date.now() - since;
  return passed >= milliseconds || passed < 0;
}
