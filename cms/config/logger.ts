import { winston } from '@strapi/logger';
import { readEnv } from '../src/env';
import { knownSecrets } from '../src/logging/known-secrets';
import { lineOf } from '../src/logging/line';
import { redaction } from '../src/logging/redact';

export default () => {
  const env = readEnv();
  const redact = redaction(knownSecrets(env));
  return {
    level: env.logLevel,
    format: winston.format.printf((info) => lineOf(info, redact)),
  };
};
