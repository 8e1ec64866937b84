import { winston } from '@strapi/logger';
import { readEnv } from '../src/settings/env';
import { formatLine } from '../src/http/log/line';
import { createRedaction } from '../src/http/log/redact';
import type { Env } from '../src/settings/env';

/** The values of this environment that no log may hold, wherever they stand. */
const knownSecrets = (env: Env): readonly string[] => [
  ...Object.values(env.secrets),
  env.samplePassword,
  ...(env.objectStorage ? [env.objectStorage.secretAccessKey] : []),
];

export default () => {
  const env = readEnv();
  const redact = createRedaction(knownSecrets(env));
  return {
    level: env.logLevel,
    format: winston.format.printf((info) => formatLine(info, redact)),
  };
};
