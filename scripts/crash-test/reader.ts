import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../lib/random';
import { detailPath, listPath, REGION_LISTS, regionPath, AREAS } from '../lib/domain';
import { filesOfPage } from '../publisher/release/page-files';
import type { Violations } from './violations';
import type { Ledger } from './ledger';

/** Of listings long gone, few are worth asking for. */
const LATEST = 30;
/** The programs that are tried need the processors, too. */
const PAUSE_MS = 20;

interface Read {
  readonly status: number;
  readonly text: string;
}

/** Loads a page of the published site. */
export async function read(siteUrl: string, path: string): Promise<Read> {
  const answer = await fetch(siteUrl + path);
  return { status: answer.status, text: await answer.text() };
}

/** The listings that a page speaks of in their own words. */
const descriptionsIn = (text: string): readonly string[] => text.match(/Mark \d+-\d+\./g) ?? [];

/** A visitor who loads pages of the site all the time, and notes each that is not whole. */
export class Reader {
  pages = 0;

  constructor(
    private readonly siteUrl: string,
    private readonly random: Random,
    private readonly ledger: Ledger,
    private readonly faults: Violations,
  ) {}

  async read(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.look();
      await delay(PAUSE_MS);
    }
  }

  private async look(): Promise<void> {
    const { random, ledger } = this;
    const latest = ledger.entries.slice(-LATEST);
    if (latest.length === 0 || random.chance(0.5)) {
      const { area, list } = random.pick(REGION_LISTS);
      const paths = [listPath(area, list, random.int(1, 3)), regionPath(random.pick(AREAS)), '/'];
      await this.page(random.pick(paths));
    } else {
      const { area, kind, id } = random.pick(latest);
      await this.page(detailPath(area, kind, id), id);
    }
  }

  /** @param id the listing whose page it is */
  private async page(path: string, id?: string): Promise<void> {
    const [html, data] = await Promise.all([
      this.whole(path),
      this.whole(`/${filesOfPage(path).pageData}`),
    ]);
    this.pages += 1;
    if (html && !html.text.trimEnd().endsWith('</html>')) this.fault(path, 'HTML is cut off');
    if (data?.status !== 200) return;
    const told = parsed(data.text);
    if (!told) this.fault(path, 'page data are cut off');
    if (id === undefined || html?.status !== 200) return;
    const own = this.ledger.entries.find((one) => one.id === id)?.descriptions;
    const others = descriptionsIn(html.text + data.text).filter((one) => !own?.has(one));
    if (!data.text.includes(id) || !html.text.includes(id) || others.length > 0)
      this.fault(path, `HTML or page data are of another listing (${others.join(', ')})`);
  }

  private async whole(path: string): Promise<Read | undefined> {
    try {
      const answer = await read(this.siteUrl, path);
      if (![200, 404].includes(answer.status)) this.fault(path, `answers ${String(answer.status)}`);
      return answer;
    } catch (error) {
      this.fault(path, `is not answered: ${String(error)}`);
      return undefined;
    }
  }

  private fault(path: string, what: string): void {
    this.faults.add(`${path} ${what}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
