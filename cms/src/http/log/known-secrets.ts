import type { Env } from '../../settings/env';

/** The values of this environment that no log may hold, wherever they stand. */
export const knownSecrets = (env: Env): readonly string[] => [
  ...Object.values(env.secrets),
  env.samplePassword,
  ...(env.objectStorage ? [env.objectStorage.secretAccessKey] : []),
];
