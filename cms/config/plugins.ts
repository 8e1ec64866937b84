import { readEnv } from '../src/env';

export default () => {
  const env = readEnv();
  return {
    upload: {
      config: {
        provider: 'local',
        // Widths of the renditions; the pictures themselves are fitted by src/images.
        breakpoints: { w960: 960, w640: 640, w320: 320 },
      },
    },
    'users-permissions': { config: { jwtSecret: env.secrets.JWT_SECRET } },
  };
};
