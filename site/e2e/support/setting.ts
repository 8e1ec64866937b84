/**
 * A setting that `npm test` gives to the specs through the environment.
 *
 * @throws Error where it is not set, so that no spec runs against a guess.
 */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the specs with npm test -- e2e.`);
  return value;
}
