import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { onPath } from '../lib/debian';
import { repository } from '../lib/folders';
import { composeStartLines, imageStartLine, readCompose } from './containers';
import { deployFolder, INSTALLED, unitFiles, unitStartLines, unitValue } from './start-lines';

const example = readFileSync(join(repository, '.env.example'), 'utf8');
const settings = new Set([...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
const BESIDE = ['NODE_ENV'];
const isSetting = (name: string): boolean => settings.has(name) || BESIDE.includes(name);

describe('the units', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'units-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are as systemd wants them, where it is there to ask', async () => {
    const systemd = await onPath('systemd-analyze');
    const files = await unitFiles();
    expect(files.length).toBe(4);
    for (const file of files) {
      const text = await readFile(file, 'utf8');
      const strange = text.split('\n').filter((line) => !/^(?:#.*|\[\w+\]|\w+=.+|)$/.test(line));
      expect([file, strange]).toEqual([file, []]);
      const here = text
        .replaceAll(INSTALLED, repository)
        .replace('/usr/bin/node', process.execPath);
      await writeFile(join(folder, basename(file)), here);
    }
    if (systemd === undefined) return;
    const copies = files.map((file) => join(folder, basename(file)));
    const { stderr } = await promisify(execFile)(systemd, ['verify', ...copies]);
    expect(stderr.split('\n').filter((line) => line.includes('dwarka-homes'))).toEqual([]);
  });

  it('set nothing but settings', async () => {
    for (const file of await unitFiles()) {
      const set = unitValue(await readFile(file, 'utf8'), 'Environment').split(' ');
      expect(
        set.map((one) => one.split('=', 1).join('')).filter((name) => !isSetting(name)),
      ).toEqual([]);
    }
  });
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
      for (const other of Object.keys(service.depends_on ?? {}))
        expect(services).toHaveProperty(other);
      const named = service.volumes?.filter((volume) => !volume.startsWith('${')) ?? [];
      for (const volume of named) {
        expect(volumes).toHaveProperty(volume.split(':', 1).join(''));
      }
      if (service.command === undefined) continue;
      expect(Object.keys(service.environment ?? {}).filter((one) => !isSetting(one))).toEqual([]);
    }
  });
});

describe('the image', () => {
  it('is of known instructions, of a fixed base, and not run by root', async () => {
    const text = await readFile(join(deployFolder, 'Dockerfile'), 'utf8');
    const lines = text
      .replace(/\\\n/g, ' ')
      .split('\n')
      .filter((line) => !/^(?:#.*|)$/.test(line));
    const instructions = lines.map((line) => line.split(' ', 1).join(''));
    const known = ['FROM', 'RUN', 'USER', 'WORKDIR', 'COPY', 'ARG', 'ENV', 'VOLUME', 'CMD'];
    expect(instructions.filter((one) => !known.includes(one))).toEqual([]);
    expect(lines[0]).toMatch(/^FROM node:\d+-bookworm-slim$/);
    expect(lines.filter((line) => line.startsWith('USER')).at(-1)).toBe('USER node');
    expect(lines).toContain(`WORKDIR ${INSTALLED}`);
    const env =
      lines
        .find((line) => line.startsWith('ENV '))
        ?.slice(4)
        .split(' ') ?? [];
    expect(env.map((one) => one.split('=', 1).join('')).filter((one) => !isSetting(one))).toEqual(
      [],
    );
  });

  it('has a Node that the product takes', async () => {
    const text = await readFile(join(deployFolder, 'Dockerfile'), 'utf8');
    const { engines } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as {
      engines: { node: string };
    };
    const [least = 0, below = 0] = [...engines.node.matchAll(/[>=<]+(\d+)/g)].map(([, n]) =>
      Number(n),
    );
    const major = Number(/^FROM node:(\d+)/m.exec(text)?.[1]);
    expect(major).toBeGreaterThan(least);
    expect(major).toBeLessThan(below);
  });

  it('leaves out what is built, secret or somebody’s own', async () => {
    const ignored = await readFile(join(deployFolder, 'Dockerfile.dockerignore'), 'utf8');
    for (const name of ['.git', '.data', '.env', '**/node_modules', '**/dist']) {
      expect(ignored.split('\n')).toContain(name);
    }
    expect(existsSync(join(repository, 'package-lock.json'))).toBe(true);
  });
});
