import { winston } from '@strapi/logger';
import { readEnv } from '../src/settings/env';
import { knownSecrets } from '../src/http/log/known-secrets';
import { formatLine } from '../src/http/log/line';
import { createRedaction } from '../src/http/log/redact';

export default () => {
  const env = readEnv();
  const redact = createRedaction(knownSecrets(env));
  return {
    level: env.logLevel,
    format: winston.format.printf((info) => formatLine(info, redact)),
  };
};
