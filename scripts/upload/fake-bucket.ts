import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const NAME = 'site';

/** What a server was asked to change. */
export interface Change {
  readonly method: string;
  readonly file: string;
}

/** A server that speaks the S3 protocol, with one bucket, and what it was asked to change. */
export class FakeBucket {
  readonly changes: Change[] = [];
  /** Changes that are refused from now on, by their file. */
  refuses: (file: string) => boolean = () => false;

  private constructor(
    private readonly folder: string,
    private readonly server: ReturnType<typeof createServer>,
    private readonly endpoint: string,
  ) {}

  static async open(): Promise<FakeBucket> {
    const folder = await mkdtemp(join(tmpdir(), 'site-bucket-'));
    const store = new S3rver({
      silent: true,
      directory: folder,
      configureBuckets: [{ name: NAME }],
    });
    await store.configureBuckets();
    const answer = store.callback();
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const endpoint = `http://127.0.0.1:${String(address.port)}`;
    const bucket = new FakeBucket(folder, server, endpoint);
    server.on('request', (request, response) => {
      const { method = '', url = '' } = request;
      const { pathname } = new URL(url, endpoint);
      const file = decodeURIComponent(pathname).slice(`/${NAME}/`.length);
      if (method !== 'GET') bucket.changes.push({ method, file });
      if (method !== 'GET' && bucket.refuses(file)) response.writeHead(403).end();
      else answer(request, response);
    });
    return bucket;
  }

  get settings() {
    return {
      bucket: NAME,
      region: 'eu-central-1',
      endpoint: this.endpoint,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    };
  }

  /** What was changed since the last time that this was asked, but for the uploader's own note. */
  take(): Change[] {
    return this.changes.splice(0).filter(({ file }) => file !== '.uploaded.json');
  }

  /** A file as the bucket answers it. */
  async get(file: string): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
    const answer = await fetch(`${this.endpoint}/${NAME}/${encodeURI(file)}`);
    const headers = Object.fromEntries(answer.headers);
    return { status: answer.status, headers, body: await answer.text() };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await rm(this.folder, { recursive: true });
  }
}
