import { readEnv } from '../src/settings/env';
import { IMAGE_BYTES } from '../src/domain';
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
    'users-permissions': { config: { jwtSecret: env.secrets.JWT_SECRET } },
  };
};
