import { existsSync, watch } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { Failure } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { WakeSignal } from '../../publisher/follower/wake-signal';
import { filesOfPage } from '../../publisher/release/page-files';
import type { PublishingEnvironment } from './environment';

/** The site is also polled, because the watcher can miss a change of a file. */
const POLL_MS = 50;
const PUBLISHED = 'published.json';
const PATIENCE_MS = 30_000;

/** The response to a write. */
export interface Written {
  readonly revision: number;
  /** Milliseconds from the request to its response. */
  readonly took: number;
  readonly answeredAt: number;
  readonly body: unknown;
}

/** The content of a write that pages must show or must not show. */
export interface Expected extends Written {
  /** Addresses of the pages. Their HTML and page data are checked. */
  readonly pages: readonly string[];
  /** The text that the pages show or do not show. A page that must not show it may be missing. */
  readonly text: string;
  readonly isShown: boolean;
}

/** The times of a write in milliseconds. */
export interface WriteTimes {
  /** The time from the request to the CMS's response. */
  readonly answered: number;
  /** The time from the response until the HTML of its own pages is served with it. */
  readonly shown: number;
  /** The time from the response until every affected page shows it, except the further pages of a shifted list. */
  readonly whole: number;
}

/** The folder of a file, or the nearest existing folder above it. */
function folderAbove(file: string): string {
  const folder = dirname(file);
  return existsSync(folder) ? folder : folderAbove(folder);
}

/** Writes into the CMS, and waits until the site serves it. */
export class ServedSite {
  constructor(
    private readonly environment: PublishingEnvironment,
    private readonly session: string,
  ) {}

  /** Throws a Failure if the CMS rejects the write. */
  async write(method: 'POST' | 'PUT', path: string, body: object = {}): Promise<Written> {
    const { cmsUrl } = this.environment.product.env;
    const start = performance.now();
    const response = await fetch(cmsUrl + path, {
      method,
      headers: { Authorization: this.session, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answeredAt = performance.now();
    const text = await response.text();
    const revision = Number(response.headers.get('x-revision') ?? NaN);
    if (!response.ok || Number.isNaN(revision)) throw new Failure(`${path} was answered: ${text}`);
    return { took: answeredAt - start, answeredAt, revision, body: JSON.parse(text) as unknown };
  }

  /** Waits for the pages of a write. Throws a Failure if HTML or data are wrong once the revision is published. */
  async waitFor({ pages, text, isShown, ...written }: Expected): Promise<WriteTimes> {
    const isRight = async (address: string) => (await this.shows(address, text)) === isShown;
    const { revision, took, answeredAt } = written;
    for (const path of pages) await this.until(filesOfPage(path).html, () => isRight(path));
    const shown = performance.now() - answeredAt;
    await this.until(PUBLISHED, async () => (await this.published()) >= revision);
    const whole = performance.now() - answeredAt;
    for (const address of pages.flatMap((path) => [path, `/${filesOfPage(path).pageData}`])) {
      if (!(await isRight(address)))
        throw new Failure(`${address} is wrong about ${text}, though its revision is published.`);
    }
    return { answered: took, shown, whole };
  }

  private async published(): Promise<number> {
    const { text } = await this.read(`/${PUBLISHED}`);
    return (JSON.parse(text) as { readonly revision: number }).revision;
  }

  private async read(path: string) {
    const { env } = this.environment.product;
    const headers = { 'Accept-Encoding': 'identity' };
    const response = await fetch(env.siteUrl + path, { headers });
    return { status: response.status, text: await response.text() };
  }

  private async shows(address: string, text: string): Promise<boolean> {
    const page = await this.read(address);
    return page.status === 200 && page.text.includes(text);
  }

  /** Checks whenever a file of the release is replaced, because constant polling would slow the measured system. */
  private async until(file: string, holds: () => Promise<boolean>): Promise<void> {
    const wakeSignal = new WakeSignal();
    const place = join(foldersOf(this.environment.product.env.dataDir).current, file);
    const folder = folderAbove(place);
    const [awaited] = relative(folder, place).split(sep);
    const watcher = watch(folder, (_, name) => {
      if (name === awaited) wakeSignal.notify();
    });
    const giveUp = performance.now() + PATIENCE_MS;
    try {
      while (!(await holds())) {
        if (performance.now() > giveUp) throw new Failure('A write does not reach its pages.');
        await wakeSignal.wait(POLL_MS);
      }
    } finally {
      watcher.close();
    }
  }
}
