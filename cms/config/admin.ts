import { readEnv } from '../src/settings/env';

export default () => {
  const { secrets } = readEnv();
  return {
    auth: { secret: secrets.ADMIN_JWT_SECRET },
    apiToken: { salt: secrets.API_TOKEN_SALT },
    secrets: { encryptionKey: secrets.ENCRYPTION_KEY },
    transfer: { token: { salt: secrets.TRANSFER_TOKEN_SALT } },
    // src/sessions/login-limits.ts limits logins.
    rateLimit: { enabled: false },
    flags: { nps: false, promoteEE: false },
  };
};
