import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { freePort } from '../lib/ports';
import { UPLOADED } from './site-bucket';

const NAME = 'site';

/** A request that changes the bucket. */
export interface Change {
  readonly method: string;
  readonly file: string;
}

/** A server with the S3 protocol and one bucket. It records the changes. */
export class FakeBucket {
  readonly changes: Change[] = [];
  /** Whether the server rejects a change of a file. */
  rejects: (file: string) => boolean = () => false;

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
    const port = await freePort();
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${String(port)}`;
    const bucket = new FakeBucket(folder, server, endpoint);
    server.on('request', (request, response) => {
      const { method = '', url = '' } = request;
      const { pathname } = new URL(url, endpoint);
      const file = decodeURIComponent(pathname).slice(`/${NAME}/`.length);
      if (method !== 'GET') bucket.changes.push({ method, file });
      if (method !== 'GET' && bucket.rejects(file)) response.writeHead(403).end();
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

  /** The changes since the last call, without those of the uploader's own record. */
  take(): Change[] {
    return this.changes.splice(0).filter(({ file }) => file !== UPLOADED);
  }

  /** A file of the bucket. */
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
