import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { findOnPath } from '../lib/debian';
import { repository } from '../lib/folders';
import { freePort } from '../lib/ports';
import { composeStartLines, readCompose } from './containers';
import { imageBuildSteps, imageIgnores, imageInstructions, imageStartLine } from './image';
import {
  deployFolder,
  INSTALLED,
  unitFiles,
  unitStartLine,
  unitStartLines,
  unitValue,
} from './start-lines';
import { useTempFolder } from '../lib/temp-folder-fixture';

const example = readFileSync(join(repository, '.env.example'), 'utf8');
const settings = new Set([...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
const BESIDE = ['NODE_ENV'];
const isSetting = (name: string): boolean => settings.has(name) || BESIDE.includes(name);

describe('the units', () => {
  const folder = useTempFolder();

  it('are as systemd wants them, where it is there to ask', async () => {
    const systemd = await findOnPath('systemd-analyze');
    const files = await unitFiles();
    expect(files.length).toBe(7);
    for (const file of files) {
      const text = await readFile(file, 'utf8');
      const strange = text.split('\n').filter((line) => !/^(?:#.*|\[\w+\]|\w+=.+|)$/.test(line));
      expect([file, strange]).toEqual([file, []]);
      const here = text
        .replaceAll(INSTALLED, repository)
        .replace('/usr/bin/node', process.execPath);
      await writeFile(join(folder(), basename(file)), here);
    }
    if (systemd === undefined) return;
    const copies = files.map((file) => join(folder(), basename(file)));
    const { stderr } = await promisify(execFile)(systemd, ['verify', ...copies]);
    expect(stderr.split('\n').filter((line) => line.includes('dwarka-homes'))).toEqual([]);
  });

  it('set nothing but settings', async () => {
    for (const file of await unitFiles('.service')) {
      const set = unitValue(await readFile(file, 'utf8'), 'Environment').split(' ');
      expect(
        set.map((one) => one.split('=', 1).join('')).filter((name) => !isSetting(name)),
      ).toEqual([]);
    }
  });
});

it('a timer makes a backup each day, and keeps a number of them', async () => {
  const [timer = '', ...more] = await unitFiles('.timer');
  expect(more).toEqual([]);
  expect(unitValue(await readFile(timer, 'utf8'), 'OnCalendar')).toBe('*-*-* 02:30:00');
  const service = await readFile(timer.replace(/timer$/, 'service'), 'utf8');
  const { args } = unitStartLine(service);
  expect(args).toEqual(['scripts/run.mjs', 'backup', '--keep', '14']);
});

describe('the containers', () => {
  it('run what the units run', async () => {
    const units = await unitStartLines();
    const compose = await composeStartLines();
    expect(compose.length).toBe(3);
    for (const line of [...compose, await imageStartLine()]) expect(units).toContainEqual(line);
  });

  it('are whole: an image, a rule for a crash, settings and volumes that there are', async () => {
    const { services, volumes } = await readCompose();
    expect(Object.keys(services)).toEqual(['database', 'cms', 'publisher', 'nginx']);
    for (const [name, service] of Object.entries(services)) {
      expect([name, service.restart]).toEqual([name, 'unless-stopped']);
      expect(service.image).toMatch(/^(?:dwarka-homes|[a-z]+:\d+-[a-z]+)$/);
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(services).toHaveProperty(other);
        expect([name, other, condition]).toEqual([name, other, 'service_healthy']);
      }
      const named = service.volumes?.filter((volume) => !volume.startsWith('${')) ?? [];
      for (const volume of named) {
        expect(volumes).toHaveProperty(volume.split(':', 1).join(''));
      }
      if (service.command === undefined) continue;
      expect(Object.keys(service.environment ?? {}).filter((one) => !isSetting(one))).toEqual([]);
    }
  });
});

describe('the health of a container', () => {
  const healthy = join(deployFolder, 'healthy.mjs');
  const isHealthy = (...args: string[]): Promise<boolean> =>
    promisify(execFile)(process.execPath, [healthy, ...args]).then(
      () => true,
      () => false,
    );

  it('is asked of each, where the program in it listens', async () => {
    const { services } = await readCompose();
    const portOf = (name: string) => new RegExp(`^${name}=(\\d+)$`, 'm').exec(example)?.[1];
    const plain = services.nginx?.environment?.TLS_REDIRECT_PORT;
    const asked = Object.entries(services).map(([name, service]) => {
      const [, program, file, ...rest] = service.healthcheck?.test ?? [];
      if (program !== 'node') return [name, program];
      expect(resolve(INSTALLED, service.working_dir ?? '', file ?? '')).toBe(
        healthy.replace(repository, `${INSTALLED}/`),
      );
      return [name, ...rest];
    });
    expect(asked).toEqual([
      ['database', 'pg_isready'],
      ['cms', `http://127.0.0.1:${String(portOf('CMS_PORT'))}/ready`],
      ['publisher', `http://127.0.0.1:${String(portOf('PUBLISHER_PORT'))}/ready`],
      ['nginx', `http://127.0.0.1:${String(plain)}/`, '301'],
    ]);
  });

  it('is good where the wanted status is answered, and not where another one or nothing is', async () => {
    let status = 200;
    const server = createServer((_, answer) => {
      answer.writeHead(status, { location: 'https://nowhere.invalid/' }).end();
    });
    const port = await freePort();
    const address = `http://127.0.0.1:${String(port)}/ready`;
    await once(server.listen(port, '127.0.0.1'), 'listening');
    expect([await isHealthy(address), await isHealthy(address, '301')]).toEqual([true, false]);
    status = 301;
    expect([await isHealthy(address), await isHealthy(address, '301')]).toEqual([false, true]);
    status = 503;
    expect(await isHealthy(address)).toBe(false);
    server.close();
    expect(await isHealthy(address)).toBe(false);
  }, 60_000);
});

describe('the image', () => {
  const valuesOf = async (name: string): Promise<string[]> =>
    (await imageInstructions()).filter((one) => one.name === name).map(({ value }) => value);

  it('is of known instructions, of a fixed base, and not run by root', async () => {
    const instructions = await imageInstructions();
    const known = ['FROM', 'RUN', 'USER', 'WORKDIR', 'COPY', 'ENV', 'VOLUME', 'CMD'];
    expect(instructions.filter(({ name }) => !known.includes(name))).toEqual([]);
    expect(instructions[0]?.name).toBe('FROM');
    expect((await valuesOf('FROM')).join()).toMatch(/^node:\d+-bookworm-slim$/);
    expect((await valuesOf('USER')).at(-1)).toBe('node');
    expect(await valuesOf('WORKDIR')).toEqual([INSTALLED]);
    const names = (await valuesOf('ENV')).join(' ').split(' ');
    expect(
      names.map((one) => one.split('=', 1).join('')).filter((name) => !isSetting(name)),
    ).toEqual([]);
  });

  it('is built by steps that npm test runs, too', async () => {
    expect(await imageBuildSteps()).toEqual([
      'npm ci --include=dev --no-audit --no-fund',
      'npm run build',
      'rm -rf .data',
    ]);
  });

  it('has a Node that the product takes', async () => {
    const { engines } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as {
      engines: { node: string };
    };
    const major = Number(/^node:(\d+)/.exec((await valuesOf('FROM')).join())?.[1]);
    // `^22.13.0` allows one major version, `>=24.0.0 <26` the versions from the first up to, not including, the second.
    const isAllowed = engines.node.split('||').some((range) => {
      const [from = 0, below = from + 1] = [...range.matchAll(/[\^>=<](\d+)/g)].map(([, n]) =>
        Number(n),
      );
      return major >= from && major < below;
    });
    expect(isAllowed).toBe(true);
  });

  it('leaves out what is built, secret or somebody’s own, and nothing else', async () => {
    const isIgnored = await imageIgnores();
    const out = [
      '.git',
      '.data/data.db',
      '.env',
      '.env.local',
      'node_modules/a',
      'site/node_modules',
    ];
    const built = ['cms/dist/src/index.js', 'site/.cache/x', 'site/public/index.html', 'npm.log'];
    expect([...out, ...built].filter((name) => !isIgnored(name))).toEqual([]);
    const { stdout } = await promisify(execFile)('git', ['ls-files'], { cwd: repository });
    const wanted = stdout.trim().split('\n');
    expect(wanted).toContain('.env.example');
    expect(wanted.filter(isIgnored)).toEqual([]);
  });
});
