// Runs one command of the repository: `node scripts/run.mjs <command> [arguments]`. It installs missing packages first,
// so it needs only Node. It imports nothing that an old Node cannot load, because it must be able to report that Node
// is too old.
import childProcess from 'child_process';
import crypto from 'crypto';
import fs from 'fs';
import os from 'os';
import path from 'path';
import url from 'url';

/** The disk space of the packages and npm's cache. */
const INSTALL_BYTES = 2.5e9;
const HEARTBEAT_MS = 30000;
const SHELL_POLL_MS = 1000;

const scripts = path.dirname(url.fileURLToPath(import.meta.url));
const root = path.resolve(scripts, '..');
const lockfile = path.join(root, 'package-lock.json');
const modules = path.join(root, 'node_modules');
/** The folder of the compiled programs; from here they find the packages of the scripts. */
const compiled = path.join(scripts, 'node_modules', '.cache', 'programs');
const stampFile = path.join(modules, '.dwarka-homes.json');

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const readJson = (file) =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;

/** Checks the version of Node. The minimum is the first version in `engines.node` of package.json. */
function checkNode() {
  const { engines } = readJson(path.join(root, 'package.json'));
  const [, oldMajor, oldMinor] = engines.node.match(/(\d+)\.(\d+)/).map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldMajor || (major === oldMajor && minor < oldMinor)) {
    fail(
      `Node ${process.versions.node} is too old: Dwarka Homes needs Node ${engines.node} (https://nodejs.org).`,
    );
  }
}

/** The identity of an installation: the lockfile's hash, and Node's ABI version, which native packages depend on. */
function wantedStamp() {
  const lock = crypto.createHash('sha256').update(fs.readFileSync(lockfile)).digest('hex');
  return { lock, abi: process.versions.modules };
}

/** Whether npm's own record of the installation has every package of the lockfile, as after a manual `npm ci`. */
function isLockfileInstalled() {
  const installed = readJson(path.join(modules, '.package-lock.json'));
  if (!installed) return false;
  return Object.entries(readJson(lockfile).packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .every(([place, { version, optional, devOptional }]) => {
      const there = installed.packages[place];
      return there ? there.version === version : Boolean(optional || devOptional);
    });
}

function isInstalled() {
  const wanted = wantedStamp();
  const stamp = readJson(stampFile);
  if (stamp && stamp.abi !== wanted.abi) return false;
  if (stamp && stamp.lock === wanted.lock) return true;
  if (!isLockfileInstalled()) return false;
  writeStamp();
  return true;
}

const writeStamp = () => fs.writeFileSync(stampFile, JSON.stringify(wantedStamp()));

const runs = (program) =>
  childProcess.spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** Checks the build tools: SQLite's driver is compiled if no prebuilt one is available. */
function checkTools() {
  const tools = [
    [process.env.CXX, 'c++', 'g++', 'clang++'],
    [process.env.MAKE, 'make', 'gmake'],
    [process.env.PYTHON, 'python3', 'python'],
  ];
  if (tools.some((names) => !names.some((name) => name && runs(name)))) {
    fail(
      'A C++ compiler, make and Python 3 are needed to install SQLite: sudo apt-get install -y build-essential python3',
    );
  }
}

function freeBytes() {
  const { bavail, bsize } = fs.statfsSync(root);
  return bavail * bsize;
}

function checkDisk(needed) {
  const free = freeBytes();
  if (free < needed) {
    fail(
      `The disk is nearly full: installing needs ${(needed / 1e9).toFixed(1)} GB free and there are ${(free / 1e9).toFixed(1)} GB; free some space and run the command again.`,
    );
  }
}

/**
 * Calls `act` when the shell in which npm runs this ends: npm was stopped, and the shell does not forward the signal.
 */
function onShellExit(act) {
  const shell = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const poll = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(poll);
    act();
  }, SHELL_POLL_MS);
  poll.unref();
}

/** Runs a program in the repository, forwards signals to it, and resolves with its exit code. */
function run(program, args, env) {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } };
    const child = childProcess.spawn(program, args, options);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const forward = (signal) => child.kill(signal);
    signals.forEach((signal) => process.on(signal, forward));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      signals.forEach((name) => process.off(name, forward));
      resolve(signal ? 128 + os.constants.signals[signal] : code);
    });
  });
}

/** Node's own headers, if the installation includes them, so that compiling needs no download. */
function headersEnvironment() {
  const prefix = path.resolve(path.dirname(process.execPath), '..');
  const has = fs.existsSync(path.join(prefix, 'include', 'node', 'node.h'));
  return has ? { npm_config_nodedir: prefix } : {};
}

async function install() {
  checkTools();
  checkDisk(INSTALL_BYTES);
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  console.log('Installing the packages (npm ci); this takes some minutes the first time …');
  const heartbeat = setInterval(() => {
    console.log(`  still installing, ${seconds()}`);
  }, HEARTBEAT_MS);
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = (process.env.npm_execpath || '').endsWith('npm-cli.js') && process.env.npm_execpath;
  const code = await (npm
    ? run(process.execPath, [npm, ...args], headersEnvironment())
    : run('npm', args, headersEnvironment()));
  clearInterval(heartbeat);
  if (code > 128) process.exit(code);
  if (code !== 0) {
    checkDisk(1e8);
    fail(
      `The packages could not be installed: the lines of npm above say why (exit code ${code}).`,
    );
  }
  writeStamp();
  console.log(`Installed in ${seconds()}.`);
}

/** The file of a program, such as `start` or `bench/load/program`; undefined if there is none. */
const findProgram = (name) =>
  [`${name}/index.ts`, `${name}.ts`]
    .map((file) => path.join(scripts, file))
    .find((file) => name && fs.existsSync(file));

/** Replaces a source file's own path with the path of the source, because the compiled program is elsewhere. */
const sourcePlaces = {
  name: 'source-places',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const contents = fs
        .readFileSync(file, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(url.pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('__dirname', JSON.stringify(path.dirname(file)));
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * Compiles a program with all its imports from this repository, and returns the compiled file. A loader that compiles
 * at run time would keep four processes and 80 MB for each program.
 */
async function compile(source) {
  const { build, stop } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
    plugins: [sourcePlaces],
  });
  await stop();
  const [{ contents }] = outputFiles;
  const name = path
    .relative(scripts, source)
    .replace(/(\/index)?\.ts$/, '')
    .replaceAll('/', '-');
  const hash = crypto.createHash('sha256').update(contents).digest('hex').slice(0, 16);
  const file = path.join(compiled, `${name}-${hash}.mjs`);
  if (fs.existsSync(file)) return file;
  const partial = `${file}.${crypto.randomUUID()}`;
  fs.mkdirSync(compiled, { recursive: true });
  fs.writeFileSync(partial, contents);
  fs.renameSync(partial, file);
  return file;
}

async function main([name, ...args]) {
  checkNode();
  const source = findProgram(name);
  if (!source) fail(`There is no command "${name || ''}": see "npm run".`);
  onShellExit(() => process.kill(process.pid, 'SIGTERM'));
  if (!isInstalled()) await install();
  const program = await compile(source);
  // The program runs in this process: a process of its own would leave this one waiting with 40 MB of memory.
  process.argv = [process.execPath, program, ...args];
  await import(url.pathToFileURL(program).href);
}

main(process.argv.slice(2)).catch((error) => {
  fail(
    error.code === 'ENOSPC'
      ? 'The disk is full: free some space and run the command again.'
      : error.message,
  );
});
