// Runs one verb of the repository: `node scripts/run.mjs <verb> [arguments]`. Installs what is missing
// first, so it needs nothing but Node, and imports nothing that an old Node would stumble over
// before it could say that it is too old.
import childProcess from 'child_process';
import crypto from 'crypto';
import fs from 'fs';
import os from 'os';
import path from 'path';
import url from 'url';

/** What the packages and npm's cache take. */
const INSTALL_BYTES = 2.5e9;
const HEARTBEAT_MS = 30000;
const LOOK_FOR_SHELL_MS = 1000;

const root = path.resolve(path.dirname(url.fileURLToPath(import.meta.url)), '..');
const lockfile = path.join(root, 'package-lock.json');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.dwarka-homes.json');

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const readJson = (file) =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;

/** What package.json says under `engines.node`, as `>=20.12 <27`. */
function checkNode() {
  const { engines } = readJson(path.join(root, 'package.json'));
  const [, oldMajor, oldMinor] = engines.node.match(/>=(\d+)\.(\d+)/).map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldMajor || (major === oldMajor && minor < oldMinor)) {
    fail(
      `Node ${process.versions.node} is too old: Dwarka Homes needs Node ${oldMajor}.${oldMinor} or later (https://nodejs.org).`,
    );
  }
}

/** What an installation is of: the lockfile, and the kind of Node that native packages were built for. */
function wantedStamp() {
  const lock = crypto.createHash('sha256').update(fs.readFileSync(lockfile)).digest('hex');
  return { lock, abi: process.versions.modules };
}

/** Whether npm's own record of what it installed has every package of the lockfile, as after `npm ci` by hand. */
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

/** SQLite's driver is compiled where no ready-made one can be had. */
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

/** The shell that npm starts a command in passes no signal on: where it is gone, somebody has ended npm. */
function whenShellIsGone(act) {
  const shell = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  return setInterval(() => {
    if (process.ppid !== shell) act();
  }, LOOK_FOR_SHELL_MS);
}

/** Runs a program in the repository, passes signals on to it, and resolves with its exit code. */
function run(program, args, env) {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } };
    const child = childProcess.spawn(program, args, options);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const passOn = (signal) => child.kill(signal);
    signals.forEach((signal) => process.on(signal, passOn));
    const looking = whenShellIsGone(() => passOn('SIGTERM'));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(looking);
      signals.forEach((name) => process.off(name, passOn));
      resolve(signal ? 128 + os.constants.signals[signal] : code);
    });
  });
}

/** Node's own headers, where they came with it, so that compiling needs no download. */
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

async function main([verb, ...args]) {
  checkNode();
  const program = path.join(root, 'scripts', verb || '', 'index.ts');
  if (!verb || !fs.existsSync(program)) fail(`There is no command "${verb || ''}": see "npm run".`);
  if (!isInstalled()) await install();
  process.exit(await run(process.execPath, ['--import', 'tsx', program, ...args]));
}

main(process.argv.slice(2)).catch((error) => {
  fail(
    error.code === 'ENOSPC'
      ? 'The disk is full: free some space and run the command again.'
      : error.message,
  );
});
