import { existsSync, watch } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { Failure } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { WakeSignal } from '../../publisher/follower/wake-signal';
import { filesOfPage } from '../../publisher/release/page-files';
import type { PublishingEnvironment } from './environment';

/** Also without a sign. */
const POLL_MS = 50;
const PUBLISHED = 'published.json';
const PATIENCE_MS = 30_000;

/** What the CMS answered to a write. */
export interface Written {
  readonly revision: number;
  readonly answeredAt: number;
  readonly body: unknown;
}

/** What pages must show of a write, or must not. */
export interface Expected extends Written {
  /** Addresses whose HTML and page data tell. */
  readonly pages: readonly string[];
  /** What they show then; a page that shows it no more may as well be gone. */
  readonly text: string;
  readonly isShown: boolean;
}

/** Milliseconds from the CMS's answer to a write. */
export interface WriteTimes {
  /** Until the HTML of its own pages is served with it. */
  readonly shown: number;
  /** Until every page that it touches is, but for the further pages of a list that it shifts. */
  readonly whole: number;
}

/** The folder of a file, or the next one above it that is there. */
function folderAbove(file: string): string {
  const folder = dirname(file);
  return existsSync(folder) ? folder : folderAbove(folder);
}

/** Writes into the CMS, and waits for what is served then. */
export class ServedSite {
  constructor(
    private readonly stage: PublishingEnvironment,
    private readonly session: string,
  ) {}

  /** Throws a Failure where the CMS refuses it. */
  async write(method: 'POST' | 'PUT', path: string, body: object = {}): Promise<Written> {
    const { cmsUrl } = this.stage.product.env;
    const answer = await fetch(cmsUrl + path, {
      method,
      headers: { Authorization: this.session, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answeredAt = performance.now();
    const text = await answer.text();
    const revision = Number(answer.headers.get('x-revision') ?? NaN);
    if (!answer.ok || Number.isNaN(revision)) throw new Failure(`${path} was answered: ${text}`);
    return { answeredAt, revision, body: JSON.parse(text) as unknown };
  }

  /** Waits for the pages of a write. Throws a Failure where they are not right when they are said to be, HTML and data. */
  async waitFor({ pages, text, isShown, revision, answeredAt }: Expected): Promise<WriteTimes> {
    const isRight = async (address: string) => (await this.shows(address, text)) === isShown;
    for (const path of pages) await this.until(filesOfPage(path).html, () => isRight(path));
    const shown = performance.now() - answeredAt;
    await this.until(PUBLISHED, async () => (await this.published()) >= revision);
    const whole = performance.now() - answeredAt;
    for (const address of pages.flatMap((path) => [path, `/${filesOfPage(path).pageData}`])) {
      if (!(await isRight(address)))
        throw new Failure(`${address} is wrong about ${text}, though it is said to be published.`);
    }
    return { shown, whole };
  }

  private async published(): Promise<number> {
    const { text } = await this.read(`/${PUBLISHED}`);
    return (JSON.parse(text) as { readonly revision: number }).revision;
  }

  private async read(path: string) {
    const { env } = this.stage.product;
    const answer = await fetch(env.siteUrl + path, { headers: { 'Accept-Encoding': 'identity' } });
    return { status: answer.status, text: await answer.text() };
  }

  private async shows(address: string, text: string): Promise<boolean> {
    const answer = await this.read(address);
    return answer.status === 200 && answer.text.includes(text);
  }

  /** Asks whenever a file of the release is put in place: asking all the time would take what is measured its processor. */
  private async until(file: string, holds: () => Promise<boolean>): Promise<void> {
    const bell = new WakeSignal();
    const place = join(foldersOf(this.stage.product.env.dataDir).current, file);
    const folder = folderAbove(place);
    const [awaited] = relative(folder, place).split(sep);
    const watcher = watch(folder, (_, name) => {
      if (name === awaited) bell.notify();
    });
    const giveUp = performance.now() + PATIENCE_MS;
    try {
      while (!(await holds())) {
        if (performance.now() > giveUp) throw new Failure('A write does not reach its pages.');
        await bell.wait(POLL_MS);
      }
    } finally {
      watcher.close();
    }
  }
}
