import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import supertest from 'supertest';

const CMS_DIR = path.resolve(__dirname, '../..');
/** Longer than the sample content takes on the slowest machine. */
const START_TIMEOUT_MS = 14 * 60_000;
const PROGRAM = `require('@strapi/strapi').createStrapi({ appDir: ${JSON.stringify(CMS_DIR)}, distDir: ${JSON.stringify(path.join(CMS_DIR, 'dist'))} }).start()`;

/** The body of a wake signal; either of the two replicas can send it. */
export interface Wake {
  readonly authorization: IncomingHttpHeaders['authorization'];
}

/** Two processes of the compiled CMS on one empty database and one data folder, started at the same time. */
export interface Replicas {
  readonly cms: readonly [Replica, Replica];
  readonly database: Client;
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly wakes: readonly Wake[];
  readonly stop: () => Promise<void>;
}

/** One of the two processes. */
export interface Replica {
  readonly url: string;
  readonly http: ReturnType<typeof supertest>;
  readonly process: ChildProcess;
}

async function listening(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A free port below those that Linux gives to connections: no other test has it when a program opens it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const probe = createServer();
    try {
      const port = await listening(probe, randomInt(15_000, 32_000));
      probe.close();
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

async function untilReady(child: ChildProcess, port: number, log: string): Promise<void> {
  const giveUp = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < giveUp) {
    const isReady = await fetch(`http://127.0.0.1:${String(port)}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null) break;
    await delay(100);
  }
  throw new Error(`a CMS did not come: ${readFileSync(log, 'utf8').slice(-2000)}`);
}

/**
 * Starts them on the PostgreSQL database of DATABASE_URL.
 * @param more settings of both
 */
export async function startReplicas(
  more: Readonly<Record<string, string>> = {},
): Promise<Replicas> {
  const server = new Client({ connectionString: process.env.DATABASE_URL });
  await server.connect();
  const name = `pair_${randomUUID().replaceAll('-', '')}`;
  await server.query(`CREATE DATABASE ${name}`);
  const own = new URL(process.env.DATABASE_URL ?? '');
  own.pathname = `/${name}`;
  const database = new Client({ connectionString: own.toString() });
  await database.connect();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pair-'));
  const wakes: Wake[] = [];
  const publisher = createServer(({ headers }, answer) => {
    wakes.push({ authorization: headers.authorization });
    answer.writeHead(204).end();
  });
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: own.toString(),
    DATABASE_CLIENT: 'postgres',
    APP_ENV: 'development',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    SAMPLE_CONTENT: 'true',
    STRAPI_TELEMETRY_DISABLED: 'true',
    PUBLISHER_URL: `http://127.0.0.1:${String(await listening(publisher))}`,
    ...more,
  };
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children) child.kill();
    for (const child of children) if (child.exitCode === null) await once(child, 'exit');
    publisher.close();
    await database.end();
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await server.end();
    rmSync(dataDir, { recursive: true });
  };
  const begin = async (): Promise<Replica> => {
    const port = await freePort();
    const log = path.join(dataDir, `cms-${String(port)}.log`);
    const output = openSync(log, 'w');
    const child = spawn(process.execPath, ['-e', PROGRAM], {
      cwd: CMS_DIR,
      env: { ...process.env, ...settings, CMS_PORT: String(port) },
      stdio: ['ignore', output, output],
    });
    children.push(child);
    await untilReady(child, port, log);
    const url = `http://127.0.0.1:${String(port)}`;
    return { url, http: supertest(url), process: child };
  };
  try {
    const cms = await Promise.all([begin(), begin()] as const);
    return { cms, database, dataDir, settings, wakes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
