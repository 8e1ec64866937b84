import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readEnv } from '../../../cms/src/env';
import type { Env } from '../../../cms/src/env';
import { detailPath, listPath } from '../../lib/domain';
import { Failure } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { filesOfPage } from '../page-files';
import { readState, writeState } from '../release-facts';
import { Publisher } from './publisher';
import { makeTrialBundle } from './trial-bundle';
import { TrialCms } from './trial-cms';

// Each test starts processes that render.
jest.setTimeout(120_000);

let env: Env;
let cms: TrialCms;
/** What the build of the site makes: a bundle's name, or the sentence of its failure. */
let made: { readonly bundle: string } | { readonly fault: string };
let ending: AbortController;
let running: Promise<void> | undefined;

const build = async () => {
  if ('fault' in made) throw new Failure(made.fault);
  const folder = await makeTrialBundle(foldersOf(env.dataDir).bundles, made.bundle);
  return { folder, built: true };
};
const open = () => Publisher.open(env, cms, build);

/** Opens a publisher that works until the test ends. */
async function start(): Promise<Publisher> {
  const publisher = await open();
  running = publisher.run(ending.signal);
  return publisher;
}

const served = (file: string): Promise<string> =>
  readFile(join(foldersOf(env.dataDir).current, file), 'utf8');
const pageOf = (path: string): Promise<string> => served(filesOfPage(path).html);
const detail = (id: string): string => detailPath('dwk', 'propresi', id);
const LIST = listPath('dwk', 'RS');

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(10);
}

beforeEach(async () => {
  jest.spyOn(console, 'log').mockReturnValue();
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'publisher-'));
  env = readEnv({ DATA_DIR });
  cms = new TrialCms(['1', '2', '3', '4', '5'].map((id) => TrialCms.house(id, Number(id))));
  made = { bundle: 'one' };
  ending = new AbortController();
  const first = await open();
  await first.finish();
});

afterEach(async () => {
  ending.abort();
  await running;
  running = undefined;
  await rm(env.dataDir, { recursive: true });
});

const edit = (id: string, price: number): void => {
  const at = cms.houses.findIndex(({ _id }) => _id === id);
  cms.houses[at] = TrialCms.house(id, price);
  cms.write('propresi', id);
};

describe('a start whose build fails', () => {
  beforeEach(() => {
    made = { fault: 'The build is broken.' };
  });

  it('follows the served release, and says why it is not the wanted one', async () => {
    const publisher = await start();
    expect(publisher.status).toMatchObject({ release: 1, error: null });
    expect(publisher.status.lastBuild?.error).toBe('The build is broken.');
    edit('3', 333);
    publisher.wake();
    await until(() => publisher.status.revision === 1);
    for (const path of [detail('3'), `${LIST}/2`]) expect(await pageOf(path)).toContain('333');
  });

  it('is made good when it is asked to build', async () => {
    const publisher = await start();
    made = { bundle: 'two' };
    publisher.ask('build');
    await until(() => publisher.status.release === 2);
    await until(() => publisher.status.lastBuild?.error === null);
    expect(await pageOf(detail('1'))).toContain('two');
  });

  it('is tried again when the content changes that it is of, and not before', async () => {
    const publisher = await start();
    made = { bundle: 'two' };
    edit('1', 111);
    publisher.wake();
    await until(() => publisher.status.revision === 1);
    expect(publisher.status.release).toBe(1);
    cms.write('landing', 'l');
    publisher.wake();
    await until(() => publisher.status.release === 2);
    await until(() => publisher.status.revision === 2);
    await until(() => publisher.status.lastBuild?.error === null);
    expect(await pageOf(LIST)).toContain('two');
  });

  it('is a failure where nothing can be followed: no release of this database', async () => {
    cms.state = () => Promise.resolve({ revision: 0, instance: 'another' });
    await expect(open()).rejects.toThrow('The build is broken.');
  });

  it('is a failure of a command that publishes once', async () => {
    const publisher = await open();
    await expect(publisher.finish()).rejects.toThrow('The build is broken.');
  });
});

describe('a start while the CMS does not answer', () => {
  let answer: TrialCms['state'];
  beforeEach(() => {
    answer = cms.state;
    cms.state = () => Promise.reject(new Failure('The CMS does not answer.'));
  });

  it('follows the served release as soon as it does, and says why not before', async () => {
    const publisher = await start();
    expect(publisher.status).toMatchObject({ release: 1, error: 'The CMS does not answer.' });
    edit('3', 333);
    cms.state = answer;
    publisher.wake();
    await until(() => publisher.status.revision === 1);
    await until(() => publisher.status.error === null);
    expect(publisher.status.release).toBe(1);
    expect(await pageOf(detail('3'))).toContain('333');
  });

  it('publishes other code then', async () => {
    made = { bundle: 'two' };
    const publisher = await start();
    cms.state = answer;
    publisher.wake();
    await until(() => publisher.status.release === 2);
    expect(await pageOf(detail('1'))).toContain('two');
  });

  it('publishes another database whole, of which it has no page before', async () => {
    const publisher = await start();
    cms.houses.pop();
    cms.state = () => Promise.resolve({ revision: 0, instance: 'another' });
    publisher.wake();
    await until(() => publisher.status.release === 2);
    await expect(pageOf(detail('5'))).rejects.toThrow('ENOENT');
  });

  it('is a failure where nothing is served', async () => {
    await rm(foldersOf(env.dataDir).current);
    await expect(open()).rejects.toThrow('The CMS does not answer.');
  });

  it('is a failure of a command that publishes once', async () => {
    const publisher = await open();
    await expect(publisher.finish()).rejects.toThrow('The CMS does not answer.');
  });
});

describe('a renewal that was cut off', () => {
  /** Leaves the detail of house 2 half made, as a publisher does that is killed while it mends it. */
  async function cutOff(): Promise<string> {
    const { current } = foldersOf(env.dataDir);
    const state = await readState(current);
    if (!state) throw new Error('the release has no state');
    const underWay = [{ kind: 'propresi', id: '2', shown: [] }] as const;
    await writeState(current, { ...state, underWay });
    const whole = await pageOf(detail('2'));
    await writeFile(join(current, filesOfPage(detail('2')).html), 'Half a pa');
    return whole;
  }
  const isForgotten = async (): Promise<boolean> =>
    (await readState(foldersOf(env.dataDir).current))?.underWay.length === 0;

  it('is done again though nothing is written', async () => {
    const whole = await cutOff();
    await start();
    await until(isForgotten);
    expect(await pageOf(detail('2'))).toBe(whole);
  });

  it('is done again together with what else is written', async () => {
    await cutOff();
    edit('5', 555);
    const publisher = await start();
    await until(() => publisher.status.revision === 1);
    expect(await pageOf(detail('2'))).toContain('"_id":"2"');
    expect(await pageOf(detail('5'))).toContain('555');
    expect(await isForgotten()).toBe(true);
  });
});

describe('the daily sweep', () => {
  /** Makes the release one that was never swept, and spoils files of it. */
  async function spoil(files: Readonly<Record<string, string | null>>): Promise<void> {
    const { current } = foldersOf(env.dataDir);
    const state = await readState(current);
    if (!state) throw new Error('the release has no state');
    await writeState(current, { ...state, sweptAt: '2026-01-01T00:00:00.000Z' });
    for (const [file, content] of Object.entries(files)) {
      if (content === null) await rm(join(current, file));
      else await writeFile(join(current, file), content);
    }
  }
  const swept = async (): Promise<Publisher> => {
    const publisher = await start();
    await until(() => publisher.status.lastSweep !== null);
    return publisher;
  };
  /** Five details; three pages of their list and one of each other; two regions and the landing page. */
  const PAGES = 5 + 3 + 7 + 3;

  it('finds nothing to mend where everything is as the CMS has it', async () => {
    await spoil({});
    const { status } = await swept();
    expect(status.lastSweep).toMatchObject({ pages: PAGES, mended: 0, error: null });
  });

  it('mends what was spoiled or lost, says so, and rests for a day', async () => {
    const files = (path: string) => filesOfPage(path);
    const whole = await Promise.all([detail('2'), detail('4'), LIST, '/'].map(pageOf));
    await spoil({
      [files(detail('2')).html]: 'Half a pa',
      [files(detail('4')).html]: null,
      [files(LIST).html]: null,
      [files('/').pageData]: '{}',
      [files(`${LIST}/3`).html]: 'Half a pa',
    });
    const publisher = await swept();
    expect(publisher.status.lastSweep).toMatchObject({ pages: PAGES, error: null });
    expect(publisher.status.lastSweep?.mended).toBe(5);
    const mended = await Promise.all([detail('2'), detail('4'), LIST, '/'].map(pageOf));
    expect(mended).toEqual(whole);
    expect(await pageOf(`${LIST}/3`)).toContain('"_id":"5"');
    const state = await readState(foldersOf(env.dataDir).current);
    expect(Date.now() - Date.parse(state?.sweptAt ?? '')).toBeLessThan(60 * 60_000);
  });

  it('mends a page whose data cannot even be read', async () => {
    const { pageData } = filesOfPage(detail('4'));
    const whole = await served(pageData);
    await spoil({ [pageData]: '{"res' });
    await swept();
    expect(await served(pageData)).toBe(whole);
  });

  it('takes away what the CMS does not have, without a word of it in the change log', async () => {
    cms.houses.pop();
    await spoil({});
    const publisher = await swept();
    expect(publisher.status.lastSweep?.mended).toBeGreaterThan(0);
    await expect(pageOf(detail('5'))).rejects.toThrow('ENOENT');
    await expect(pageOf(`${LIST}/3`)).rejects.toThrow('ENOENT');
    await until(() => publisher.status.shiftedLists === 0);
    expect(await pageOf(LIST)).toContain('"count":4');
    expect(await served('sitemap-dwk-propresi-0.xml')).not.toContain(detail('5'));
  });
});
