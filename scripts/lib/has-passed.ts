/** Whether this many milliseconds have passed since a time. Also true if the clock was set back before that time. */
export function hasPassed(since: number, milliseconds: number): boolean {
  const passed = Date.now() - since;
  return passed >= milliseconds || passed < 0;
}
