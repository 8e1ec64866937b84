import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { dirname, join } from 'node:path';
import { foldersOf } from '../lib/folders';
import type { Folders } from '../lib/folders';
import { Release } from '../publisher/release/release';
import { createSiteServer } from './site-server';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export const page = (title: string): string =>
  `<!doctype html><h1>${title}</h1>${'<p>word</p>'.repeat(500)}`;
export const video = Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 251));
export const largeVideo = Buffer.alloc(3 * 2 ** 20, 'film');
const script = `console.log(${JSON.stringify('x'.repeat(5000))});`;

const SWAPS = 30;
const CLIENTS = 6;

export async function putFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Sends a plain HTTP request, without decoding, normalising or following redirects. */
export function sendRequest(
  { hostname: host, port }: URL,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  sent = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Each request has its own connection. nginx closes idle connections when it reloads, perhaps just when one is
    // reused.
    request({ host, port, path, headers, method, agent: false }, (response) => {
      buffer(response).then((body) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      }, reject);
    })
      .on('error', reject)
      .end(sent);
  });
}

/** A path, headers, a method and a body. */
export type RequestArguments =
  Parameters<typeof sendRequest> extends [URL, ...infer Rest] ? Rest : never;

/** A small release on a static server with a port of its own. */
export class ServedSiteFixture {
  private constructor(
    readonly folders: Folders,
    private readonly server: ReturnType<typeof createSiteServer>,
    private readonly origin: URL,
  ) {}

  static async start(bucket?: string): Promise<ServedSiteFixture> {
    const folders = foldersOf(await mkdtemp(join(tmpdir(), 'served-site-')));
    const server = createSiteServer(folders, bucket);
    const origin = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
    const site = new ServedSiteFixture(folders, server, origin);
    await site.makeRelease('1', 'First');
    await site.swapTo('1');
    await putFile(join(folders.releases, '1/large.mp4'), largeVideo);
    await putFile(join(folders.uploads, 'house.webp'), video);
    return site;
  }

  async stop(): Promise<void> {
    await this.server.close();
    await rm(this.folders.data, { recursive: true });
  }

  get port(): number {
    return Number(this.origin.port);
  }

  request(...request: RequestArguments): Promise<Answer> {
    return sendRequest(this.origin, ...request);
  }

  async makeRelease(number: string, title: string): Promise<void> {
    const folder = join(this.folders.releases, number);
    const rewrites = [
      { match: '/company/UserDetail/*', file: 'company/UserDetail/index.html', status: 200 },
      { match: '/dwk/propresi/PropResiDetail/:id', file: 'shell/index.html', status: 404 },
    ];
    const files: Record<string, string | Buffer> = {
      '.release.json': JSON.stringify({ bundle: 'b', rewrites }),
      'index.html': page(title),
      '404.html': page('Not here'),
      'dwk/index.html': page('Dwarka'),
      'dwk/Größe/index.html': page('Umlaut'),
      'page-data/dwk/page-data.json': JSON.stringify({ path: '/dwk/' }),
      'app-70b9f9be6934c74d471e.js': script,
      'company/UserDetail/index.html': page('User'),
      'shell/index.html': page('Shell'),
      'dwk/propresi/PropResiDetail/sold/.gone.html': page('Sold'),
      'dwk/plot/.gone.html': page('Also sold'),
      'sitemap.xml': '<urlset/>',
      '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
      'small.txt': 'few',
      'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(200)}</svg>`,
      'film.mp4': video,
    };
    for (const [name, content] of Object.entries(files)) await putFile(join(folder, name), content);
  }

  /**
   * Swaps releases thirty times while clients request the landing page.
   * @param ask requests the landing page
   * @param prune whether the previous release is removed after each swap
   * @returns the responses that are not a complete page of one release, and the number of all responses
   */
  async swapOften(ask: () => Promise<Answer>, prune: boolean) {
    const wanted = [page('First'), page('Second')];
    const isWhole = ({ status, body }: Answer): boolean =>
      status === 200 && wanted.includes(body.toString());
    const answers: Answer[] = [];
    let isSwapping = true;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (isSwapping) answers.push(await ask());
    });
    for (let number = 2; number < 2 + SWAPS; number += 1) {
      const title = number % 2 === 0 ? 'Second' : 'First';
      await this.makeRelease(String(number), title);
      await this.swapTo(String(number));
      if (prune) await rm(join(this.folders.releases, String(number - 1)), { recursive: true });
      const answer = await ask();
      if (answer.body.toString() !== page(title)) answers.push({ ...answer, status: 0 });
    }
    isSwapping = false;
    await Promise.all(clients);
    return { incomplete: answers.filter((answer) => !isWhole(answer)), count: answers.length };
  }

  async swapTo(number: string): Promise<void> {
    const release = await Release.open(join(this.folders.releases, number));
    await release.swap(this.folders);
  }
}
