import { readEnv } from '../../../cms/src/settings/env';
import type { Env } from '../../../cms/src/settings/env';
import { launchCms, waitUntilHealthy } from '../../lib/cms-process';
import { requestCms } from '../../lib/cms-program';
import { Failure } from '../../lib/failure';
import type { RunningProcess } from '../../lib/processes';
import { planEnvironment } from '../../test/environment';
import { grantAllRights } from '../listings/fill';
import { postJson } from '../request-json';

/** The CMS with its own data folder and port. */
export interface Product {
  readonly env: Env;
  readonly settings: Readonly<Record<string, string>>;
}

async function planProduct(
  place: string,
  more: Readonly<Record<string, string>>,
): Promise<Product> {
  const settings = {
    ...(await planEnvironment(place)).settings,
    CMS_HOST: '127.0.0.1',
    DATABASE_URL: '',
    REDIS_URL: '',
    UPLOAD_PROVIDER: 'local',
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: 'error',
    // The bench uploads more pictures than the limit allows a person.
    LIMIT_UPLOADS: '0',
    ...more,
  };
  return { settings, env: readEnv({ ...process.env, ...settings }) };
}

/** Starts the CMS. Resolves when it answers. */
export async function startProduct({ env, settings }: Product): Promise<RunningProcess> {
  const running = launchCms(env, settings);
  await waitUntilHealthy(env, running);
  return running;
}

const USER_ID = '9000000001';
const PASSWORD = 'Sample@123';

/**
 * Makes a database with its tables, texts and an account with all rights. No process uses it afterwards.
 * @param more settings of the CMS
 */
export async function prepareProduct(
  place: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const product = await planProduct(place, more);
  const { env, settings } = product;
  // The site's build needs the texts.
  await requestCms(env, { name: 'seed/main', log: 'seed.log', settings }, { textsOnly: true });
  const running = await startProduct(product);
  const values = { userId: USER_ID, uname: 'Bench', password: PASSWORD, password2: PASSWORD };
  await postJson(`${env.cmsUrl}/api/user/create`, { values });
  await running.stop();
  await grantAllRights(env.databaseFile);
  return product;
}

/** Begins a session. Returns the value of the header `Authorization`. */
export async function logIn({ env }: Product): Promise<string> {
  const credentials = { userId: USER_ID, password: PASSWORD, takeOver: true };
  const response = await postJson(`${env.cmsUrl}/api/users/login`, credentials);
  const { token } = response as { readonly token?: string };
  if (!token) throw new Failure(`The login failed: ${JSON.stringify(response)}`);
  return token;
}
