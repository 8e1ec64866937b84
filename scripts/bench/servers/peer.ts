import { randomBytes } from 'node:crypto';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Failure } from '../../lib/failure';
import { cmsFolder, program, repository, typescript } from '../../lib/folders';
import { freePort } from '../../lib/ports';
import { runProcess } from '../../lib/processes';
import type { RunningProcess } from '../../lib/processes';
import { startAndWait } from '../../test/environment';
import { postJson } from '../request-json';

/** Strapi from its template, on the CMS's own rows: see scripts/bench/peer. */
export type Peer = Awaited<ReturnType<typeof planPeer>>;

interface ListingSchema {
  readonly listingSchema: (kind: 'propresi') => object;
}

interface EnquirySchema {
  readonly default: object;
}

interface CustomFields {
  readonly CUSTOM_FIELDS: readonly object[];
}

/** Loads a file of the compiled CMS. */
const compiled = (file: string): unknown =>
  createRequire(import.meta.url)(join(cmsFolder, 'dist', 'src', file));

/** Compiles the peer's app into a folder. */
export async function buildPeer(app: string, log: string): Promise<void> {
  await runProcess({
    name: 'The compilation of the peer',
    args: [typescript, '-p', join(repository, 'scripts', 'bench', 'peer'), '--outDir', app],
    cwd: repository,
    env: {},
    log,
  });
  const manifest = {
    name: 'peer',
    private: true,
    dependencies: { '@strapi/strapi': '*', '@strapi/plugin-users-permissions': '*' },
  };
  const { listingSchema } = compiled('api/listing/content-types/schema.js') as ListingSchema;
  const { default: enquirySchema } = compiled(
    'api/enquiry/content-types/enquiry/schema.js',
  ) as EnquirySchema;
  const schemas = { propresi: listingSchema('propresi'), enquiry: enquirySchema };
  await mkdir(join(app, 'public', 'uploads'), { recursive: true });
  for (const [name, schema] of Object.entries(schemas)) {
    const type = join(app, 'src', 'api', name, 'content-types', name);
    await mkdir(type, { recursive: true });
    await writeFile(join(type, 'schema.json'), JSON.stringify(schema));
  }
  await writeFile(join(app, 'package.json'), JSON.stringify(manifest));
  await cp(join(cmsFolder, 'favicon.png'), join(app, 'favicon.png'));
  await symlink(join(repository, 'node_modules'), join(app, 'node_modules'));
}

/** @param app the folder of the compiled app */
export async function planPeer(app: string, database: string) {
  const port = String(await freePort());
  const { CUSTOM_FIELDS } = compiled('panel/custom-fields.js') as CustomFields;
  const env = {
    PEER_CUSTOM_FIELDS: JSON.stringify(CUSTOM_FIELDS),
    PEER_DATABASE: database,
    PEER_PORT: port,
    PEER_SECRET: randomBytes(32).toString('hex'),
    STRAPI_TELEMETRY_DISABLED: 'true',
    NODE_ENV: 'production',
  };
  return { app, database, env, url: `http://127.0.0.1:${port}` };
}

/** Starts the peer. Resolves when it answers. */
export const startPeer = ({ app, url, database, env }: Peer): Promise<RunningProcess> =>
  startAndWait([`${url}/_health`], {
    name: 'The peer',
    args: [program('strapi'), 'start'],
    cwd: app,
    env,
    log: `${database}.log`,
  });

/**
 * Creates an account through Strapi's own registration. Returns the value of the header `Authorization` with its JWT.
 */
export async function registerAtPeer({ url }: Peer): Promise<string> {
  const account = { username: 'bench', email: 'bench@example.com', password: 'Sample@123' };
  const { jwt } = (await postJson(`${url}/api/auth/local/register`, account)) as {
    readonly jwt?: string;
  };
  if (!jwt) throw new Failure('The peer returned no token.');
  return `Bearer ${jwt}`;
}
