import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Failure } from '../../lib/failure';
import { useTempFolder } from '../../lib/temp-folder-fixture';
import { Bundle } from '../release/bundle';
import { filesOfPage } from '../release/page-files';
import { Renderer } from './renderer';

/** Stands for Gatsby's engine: there is a page at each address, and one that it dies of. */
const ENGINE = `
exports.default = async ({ url }, response) => {
  if (url.includes('deadly')) process.exit(1);
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

/** @param idleMs how long it keeps its process without work; for ever where none is given */
const createRenderer = async (idleMs = 2 ** 30): Promise<Renderer> =>
  new Renderer(await Bundle.open(folder()), {
    processes: 1,
    log: join(folder(), 'publish.log'),
    origins: { cms: 'http://localhost' },
    idleMs,
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

it('renders with a new process what waits for one that dies', async () => {
  const place = target();
  const paths = ['/a/', '/deadly/', '/c/', '/d/', '/e/', '/f/'];
  const ends = await Promise.allSettled(paths.map((path) => renderer.render(path, {}, place)));
  const [first, deadly] = ends;
  expect(first).toEqual({ status: 'fulfilled', value: 'written' });
  expect(deadly).toMatchObject({ status: 'rejected', reason: expect.any(Failure) });
  expect(ends.slice(-2)).toEqual([first, first]);
  const written = paths.filter((path) => existsSync(join(place.folder, filesOfPage(path).html)));
  expect(written).toEqual(paths.filter((_, at) => ends[at]?.status === 'fulfilled'));
});
