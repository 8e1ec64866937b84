import { readEnv } from '../src/env';
import { FILE_BYTES } from '../src/images/limits';
import { uploadSettings } from '../src/images/storage/upload-settings';

export default () => {
  const env = readEnv();
  return {
    upload: {
      config: {
        ...uploadSettings(env.objectStorage),
        sizeLimit: FILE_BYTES,
      },
    },
    'users-permissions': { config: { jwtSecret: env.secrets.JWT_SECRET } },
  };
};
