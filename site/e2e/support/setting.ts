/**
 * Reads a setting that `npm test` passes to the specs through the environment.
 *
 * @throws Error if the setting is missing, so that no spec runs with a guessed value.
 */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the specs with npm test -- e2e.`);
  return value;
}
