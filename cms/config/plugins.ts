import { readEnv } from '../src/settings/env';
import { IMAGE_BYTES } from '../src/domain';
import { emailSettings } from '../src/settings/email';
import { uploadSettings } from '../src/media/storage/upload-settings';

export default () => {
  const env = readEnv();
  return {
    upload: {
      config: {
        ...uploadSettings(env.objectStorage),
        sizeLimit: IMAGE_BYTES,
      },
    },
    ...emailSettings(env),
    'users-permissions': { config: { jwtSecret: env.secrets.JWT_SECRET } },
  };
};
