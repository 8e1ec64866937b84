import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../lib/random';
import { detailPath, listPath, REGION_LISTS, regionPath, AREAS } from '../lib/domain';
import { parseJson } from '../lib/json';
import { filesOfPage } from '../publisher/release/page-files';
import type { Ledger } from './ledger';

/** The reader loads this many of the latest listings; older ones are mostly deleted. */
const LATEST = 30;
/** The tested programs need the CPU, too. */
const PAUSE_MS = 20;

interface Read {
  readonly status: number;
  readonly text: string;
}

/** Loads a page of the published site. */
export async function read(siteUrl: string, path: string): Promise<Read> {
  const response = await fetch(siteUrl + path);
  return { status: response.status, text: await response.text() };
}

/** The descriptions of listings in a page. */
const descriptionsIn = (text: string): readonly string[] => text.match(/Mark \d+-\d+\./g) ?? [];

/** A visitor who loads pages continuously, and reports each incomplete page. */
export class Reader {
  pages = 0;

  constructor(
    private readonly siteUrl: string,
    private readonly random: Random,
    private readonly ledger: Ledger,
    private readonly violations: Set<string>,
  ) {}

  async read(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.readAny();
      await delay(PAUSE_MS);
    }
  }

  private async readAny(): Promise<void> {
    const { random, ledger } = this;
    const latest = ledger.entries.slice(-LATEST);
    if (latest.length === 0 || random.chance(0.5)) {
      const { area, list } = random.pick(REGION_LISTS);
      const paths = [listPath(area, list, random.int(1, 3)), regionPath(random.pick(AREAS)), '/'];
      await this.readPage(random.pick(paths));
    } else {
      const { area, kind, id } = random.pick(latest);
      await this.readPage(detailPath(area, kind, id), id);
    }
  }

  /** @param id the listing of the page */
  private async readPage(path: string, id?: string): Promise<void> {
    const [html, data] = await Promise.all([
      this.request(path),
      this.request(`/${filesOfPage(path).pageData}`),
    ]);
    this.pages += 1;
    if (html && !html.text.trimEnd().endsWith('</html>')) this.report(path, 'HTML is cut off');
    if (data?.status !== 200) return;
    if (!parseJson(data.text)) this.report(path, 'page data are cut off');
    if (id === undefined || html?.status !== 200) return;
    const own = this.ledger.entries.find((one) => one.id === id)?.descriptions;
    const others = descriptionsIn(html.text + data.text).filter((one) => !own?.has(one));
    if (!data.text.includes(id) || !html.text.includes(id) || others.length > 0)
      this.report(path, `HTML or page data are of another listing (${others.join(', ')})`);
  }

  private async request(path: string): Promise<Read | undefined> {
    try {
      const response = await read(this.siteUrl, path);
      const { status } = response;
      if (![200, 404].includes(status)) this.report(path, `answers ${String(status)}`);
      return response;
    } catch (error) {
      this.report(path, `is not answered: ${String(error)}`);
      return undefined;
    }
  }

  private report(path: string, what: string): void {
    this.violations.add(`${path} ${what}`);
  }
}
