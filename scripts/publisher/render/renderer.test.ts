import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Failure } from '../../lib/failure';
import { useTempFolder } from '../../lib/temp-folder-fixture';
import { Bundle } from '../release/bundle';
import { Renderer } from './renderer';

/** A fake of Gatsby's engine. It has a page at each address, except some addresses at which it dies or hangs. */
const ENGINE = `
const { existsSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
writeFileSync(join(__dirname, 'pid'), String(process.pid));
exports.default = async ({ url }, response) => {
  if (url.includes('deadly')) process.exit(1);
  if (url.includes('greedy')) for (const all = []; ; ) all.push(new Array(1e5).fill(url));
  if (url.includes('endless')) for (;;);
  if (url.includes('waiting')) await new Promise(() => undefined);
  const mark = join(__dirname, 'killed-once');
  if (url.includes('unlucky') && !existsSync(mark)) {
    writeFileSync(mark, '');
    process.kill(process.pid, 'SIGKILL');
  }
  if (url.startsWith('/page-data/')) response.status(200).json({});
  else response.status(200).send('<html><head></head>' + url + '</html>');
};
`;

jest.setTimeout(60_000);

const folder = useTempFolder();
let renderer: Renderer;

beforeEach(async () => {
  await mkdir(join(folder(), 'public'));
  await mkdir(join(folder(), 'pages/.partial'), { recursive: true });
  await writeFile(join(folder(), 'engine.cjs'), ENGINE);
  const manifest = { entryPoint: 'engine.cjs', createdAt: '2026-01-01', rewrites: [] };
  await writeFile(join(folder(), 'manifest.json'), JSON.stringify(manifest));
  renderer = await createRenderer();
});

/** @param idleMs the time that it keeps its process without work; practically unlimited by default */
const createRenderer = async (idleMs = 2 ** 30, hangMs = 2 ** 30): Promise<Renderer> =>
  new Renderer(await Bundle.open(folder()), {
    processes: 1,
    log: join(folder(), 'publish.log'),
    origins: { cms: 'http://localhost' },
    idleMs,
    hangMs,
  });

afterEach(() => {
  renderer.close();
});

const target = () => ({ folder: join(folder(), 'pages'), previous: undefined, isServed: false });

it('ends its process when no page is needed, and starts one for the next page', async () => {
  renderer = await createRenderer(50);
  expect(renderer.runningProcesses).toBe(0);
  expect(await renderer.render('/a/', {}, target())).toBe('written');
  while (renderer.runningProcesses > 0) await delay(10);
  expect(await renderer.render('/b/', {}, target())).toBe('written');
});

it('starts its process before the first page where it is told to', () => {
  renderer.warmUp();
  expect(renderer.runningProcesses).toBe(1);
  renderer.warmUp();
  expect(renderer.runningProcesses).toBe(1);
});

it.each(['deadly', 'greedy'])(
  'renders with new processes what waits for a %s page',
  async (page) => {
    const place = target();
    const paths = ['/a/', `/${page}/`, '/c/', '/d/', '/e/', '/f/'];
    const ends = await Promise.all(paths.map((path) => renderer.render(path, {}, place)));
    expect(ends).toEqual(['written', 'failed', 'written', 'written', 'written', 'written']);
    expect(await readFile(join(folder(), 'publish.log'), 'utf8')).toContain(
      `/${page}/: its render process has ended by`,
    );
  },
);

it.each(['endless', 'waiting'])('kills a process that gives no answer: %s', async (page) => {
  renderer = await createRenderer(2 ** 30, 2000);
  const paths = [`/${page}/`, '/c/', '/d/'];
  const ends = await Promise.all(paths.map((path) => renderer.render(path, {}, target())));
  expect(ends).toEqual(['failed', 'written', 'written']);
});

it('renders a page again whose process something else has killed', async () => {
  expect(await renderer.render('/unlucky/', {}, target())).toBe('written');
});

it('renders a page that it sends to a process that has just been killed', async () => {
  await renderer.render('/a/', {}, target());
  process.kill(Number(await readFile(join(folder(), 'pid'), 'utf8')), 'SIGKILL');
  // The end of the process is in the queue of events, which are not processed meanwhile.
  execFileSync('sleep', ['0.2']);
  expect(await renderer.render('/b/', {}, target())).toBe('written');
});

it('blames no page where the process cannot load its engine', async () => {
  await writeFile(join(folder(), 'engine.cjs'), "throw new Error('broken')");
  await expect(renderer.render('/a/', {}, target())).rejects.toThrow(Failure);
});
