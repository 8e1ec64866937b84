import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'pictures';

/** A server with the S3 protocol and one bucket. It records its requests. */
export async function openBucket() {
  const directory = mkdtempSync(path.join(tmpdir(), 'bucket-'));
  const store = new S3rver({ silent: true, directory, configureBuckets: [{ name: BUCKET }] });
  await store.configureBuckets();
  const answer = store.callback();
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    asked,
    /** The CMS's settings for the bucket. */
    settings: {
      UPLOAD_PROVIDER: 's3',
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
      S3_PUBLIC_URL: `${endpoint}/${BUCKET}`,
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
