import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { SECURITY_HEADERS } from '../fixed-responses';
import { putFile, ServedSiteFixture } from '../site-fixture';
import type { Answer, RequestArguments } from '../site-fixture';
import { NginxFixture } from './nginx-fixture';

/**
 * The headers that must be equal on both servers. The servers differ only for requests that no browser sends: no HTTP
 * (the static server answers 400, nginx the 404 page), CONNECT and `OPTIONS *`, a method in lower case, methods other
 * than GET and HEAD with an address that cannot be decoded, more than 64 KiB of headers. They also differ without
 * effect: brotli, compression of files over 2 MiB and of pages with 410, dates beside ETags.
 */
const COMPARED = [
  ...Object.keys(SECURITY_HEADERS),
  ...['content-type', 'cache-control', 'vary', 'allow', 'location', 'retry-after'],
  ...['accept-ranges', 'content-range'],
];
/** The part of a response that must be equal on both servers. */
export const comparableOf = ({ status, headers, body }: Answer) => ({
  status,
  ...Object.fromEntries(COMPARED.map((name) => [name, headers[name]])),
  body: body.toString('base64'),
});

/** One published site, served by the static server and by a real nginx. */
export class BothServersFixture {
  private constructor(
    readonly own: ServedSiteFixture,
    readonly nginx: NginxFixture,
  ) {}

  static async start(): Promise<BothServersFixture> {
    const own = await ServedSiteFixture.start();
    const { data, releases, uploads } = own.folders;
    await putFile(join(data, 'private.txt'), 'secret');
    await putFile(join(releases, '1/dwk/.hidden'), 'hidden');
    await putFile(join(releases, '1/static/6f1a/plan.webp'), 'plan');
    await putFile(join(releases, '1/styles.1a2b3c4d5e6f7a8b9c0d.css'), 'p{}'.repeat(900));
    await symlink(join(data, 'private.txt'), join(uploads, 'leak.webp'));
    return new BothServersFixture(own, await NginxFixture.start(data));
  }

  async stop(): Promise<void> {
    await this.nginx.stop();
    await this.own.stop();
  }

  /** Sends a request to both servers. Returns the static server's response, then nginx's. */
  both(...request: RequestArguments): Promise<[Answer, Answer]> {
    return Promise.all([this.own.request(...request), this.nginx.request(...request)]);
  }
}
