/**
 * A setting that `npm test` gives to the stories through the environment.
 *
 * @throws Error where it is not set, so that no story runs against a guess.
 */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the stories with npm test -- e2e.`);
  return value;
}
