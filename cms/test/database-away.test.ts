import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readTemplate, setTemplate } from './environment/storage';
import { freePort } from './replicas/start-replicas';
import { bootCms } from './support/cms';
import type { TestCms } from './support/cms';
import { startCommand } from './support/command';
import { signInToPanel } from './support/panel';
import { waitUntil } from './support/wait-until';

const folder = mkdtempSync(path.join(tmpdir(), 'database-away-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const search = (cms: TestCms) => cms.http.post('/api/dwk/PropResiSaleSearch').send({});
const expectBusy = async (request: ReturnType<typeof search>): Promise<void> => {
  const { headers } = await request.expect(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
};

/** A PostgreSQL server of its own, which can be stopped and restarted. */
async function startPostgres() {
  const program = startCommand('lib/postgres-fixture');
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  const url = await nextLine();
  const tell = (line: string) => {
    program.stdin.write(`${line}\n`);
    return nextLine();
  };
  const stop = () => {
    const ended = once(program, 'exit');
    program.stdin.end();
    return ended;
  };
  return { url, halt: () => tell('halt'), resume: () => tell('resume'), stop };
}

interface Pool {
  acquireTimeoutMillis: number;
}
interface Client {
  readonly pool: Pool;
  readonly acquireConnection: () => Promise<unknown>;
  readonly releaseConnection: (connection: unknown) => Promise<void>;
}

describe('a database that has no free connection', () => {
  it('is 503 with Retry-After, in a call and in the panel, and then it is well again', async () => {
    const cms = await bootCms();
    const panel = await signInToPanel(cms);
    const client = cms.strapi.db.connection.client as Client & {
      config: { pool: { max: number } };
    };
    const wait = client.pool.acquireTimeoutMillis;
    const connections = await Promise.all(
      Array.from({ length: client.config.pool.max }, () => client.acquireConnection()),
    );
    client.pool.acquireTimeoutMillis = 100;
    await expectBusy(search(cms));
    await expectBusy(
      cms.http
        .get('/content-manager/collection-types/api::propresi.propresi')
        .set('Authorization', panel),
    );
    client.pool.acquireTimeoutMillis = wait;
    const waiting = search(cms).expect(200);
    const answered = waiting.then(() => undefined);
    for (const one of connections) await client.releaseConnection(one);
    await answered;
    await cms.close();
  });
});

describe('PostgreSQL that goes away while the CMS runs', () => {
  it('is 503 with Retry-After, and the CMS goes on as soon as it is back', async () => {
    const before = { ...process.env };
    const postgres = await startPostgres();
    // The template's database is on another server.
    setTemplate({ folder: readTemplate().folder });
    process.env.DATABASE_CLIENT = 'postgres';
    process.env.DATABASE_URL = postgres.url;
    const cms = await bootCms();
    await search(cms).expect(200);
    await postgres.halt();
    await expectBusy(search(cms));
    await cms.http.get('/ready').expect(503);
    await postgres.resume();
    await waitUntil(async () => (await cms.http.get('/ready')).status === 200);
    await search(cms).expect(200);
    await cms.close();
    await postgres.stop();
    Object.assign(process.env, before);
  });
});

/** Runs the compiled CMS until it ends. */
async function start(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['dist/src/serve.js'], {
    cwd: path.resolve(__dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CMS_PORT: String(await freePort()),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, output: output + errors };
}

/** A data folder with an invalid database file. */
function corruptFolder(name: string): string {
  const dataDir = mkdtempSync(path.join(folder, name));
  writeFileSync(
    path.join(dataDir, 'data.db'),
    'no database at all, but long enough to be read. '.repeat(200),
  );
  return dataDir;
}

describe('a start without a database', () => {
  it('names a PostgreSQL that is down, and the cure', async () => {
    const port = await freePort();
    const address = `127.0.0.1:${String(port)}`;
    const { code, output } = await start({
      ...{ DATA_DIR: folder, DATABASE_CLIENT: 'postgres' },
      DATABASE_URL: `postgres://one:secret@${address}/homes`,
    });
    expect(output).toContain(`PostgreSQL does not answer at ${address}`);
    expect(output).not.toMatch(/ {4}at |secret@/);
    expect(code).toBe(1);
  });

  it('names a database that is damaged, and the cure', async () => {
    const dataDir = corruptFolder('damaged-');
    const { code, output } = await start({ DATA_DIR: dataDir, DATABASE_CLIENT: 'sqlite' });
    expect(output).toContain('is damaged (SQLITE_NOTADB): restore a backup with npm run restore.');
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
  });

  it('does not end npm run serve, nor the static site', async () => {
    const site = await freePort();
    Object.assign(process.env, {
      ...{ DATA_DIR: corruptFolder('served-'), DATABASE_CLIENT: 'sqlite' },
      ...{ CMS_PORT: String(await freePort()), PUBLISHER_PORT: String(await freePort()) },
      SITE_PORT: String(site),
    });
    const child = startCommand('serve');
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const damages = () => output.split('is damaged (SQLITE_NOTADB)').length - 1;
    await waitUntil(() => damages() >= 2 || child.exitCode !== null);
    expect(child.exitCode).toBeNull();
    expect((await fetch(`http://127.0.0.1:${String(site)}/`)).status).toBe(503);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
});
