import { join } from 'node:path';
import { readEnv } from '../../../cms/src/settings/env';
import type { Env } from '../../../cms/src/settings/env';
import { cmsEnvironment, waitUntilHealthy } from '../../lib/cms-process';
import { Failure } from '../../lib/failure';
import { cmsFolder, foldersOf } from '../../lib/folders';
import { freePort } from '../../lib/free-port';
import { startProcess } from '../../lib/processes';
import type { RunningProcess } from '../../lib/processes';
import { post } from './server';

/** The CMS in a data folder and on a port of its own. */
export interface Product {
  readonly env: Env;
  readonly settings: Readonly<Record<string, string>>;
}

export async function planProduct(dataDir: string): Promise<Product> {
  const settings = {
    DATA_DIR: dataDir,
    CMS_HOST: '127.0.0.1',
    CMS_PORT: String(await freePort()),
    SITE_PORT: String(await freePort()),
    PUBLISHER_PORT: String(await freePort()),
    CMS_URL: '',
    SITE_URL: '',
    PUBLISHER_URL: '',
    APP_ENV: 'development',
    DATABASE_CLIENT: 'sqlite',
    DATABASE_URL: '',
    REDIS_URL: '',
    UPLOAD_PROVIDER: 'local',
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: 'error',
    // The bench uploads more than a person does.
    LIMIT_UPLOADS: '0',
  };
  return { settings, env: readEnv({ ...process.env, ...settings }) };
}

/** Starts it; resolves when it answers. */
export async function startProduct({ env, settings }: Product): Promise<RunningProcess> {
  const running = startProcess({
    name: 'The CMS',
    args: [join('dist', 'src', 'serve.js')],
    cwd: cmsFolder,
    env: { ...settings, ...cmsEnvironment(env), NODE_ENV: 'production' },
    log: join(foldersOf(env.dataDir).logs, 'cms.log'),
  });
  await waitUntilHealthy(env, running);
  return running;
}

/** Nobody's account; its data folder is gone after the bench. */
const USER_ID = '9000000001';
const PASSWORD = 'Sample@123';

/** Makes the account that `logIn` uses; without rights beyond a visitor's. */
export const register = async ({ env }: Product): Promise<void> => {
  const values = { userId: USER_ID, uname: 'Bench', password: PASSWORD, password2: PASSWORD };
  await post(`${env.cmsUrl}/api/user/create`, { values });
};

/** Begins a session; answers the value of the header `Authorization`. */
export async function logIn({ env }: Product): Promise<string> {
  const sent = { userId: USER_ID, password: PASSWORD, takeOver: true };
  const answer = await post(`${env.cmsUrl}/api/users/login`, sent);
  const { token } = answer as { readonly token?: string };
  if (!token) throw new Failure(`The login was refused: ${JSON.stringify(answer)}`);
  return token;
}
