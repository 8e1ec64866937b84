import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { changesAfter } from '../src/documents/change-log';
import { currentRevision } from '../src/documents/revision';
import type * as Revision from '../src/documents/revision';
import type { Call } from '../src/http/call';
import type * as Idempotency from '../src/http/idempotency';
import { cmsOfFile } from './support/cms';
import { moduleOfCms } from './support/load-strapi';

/** A content type that no page shows. */
const UNPUBLISHED = 'api::counter.counter';

/** The body of the publisher's wake signal. */
interface Wake {
  readonly uid?: string;
}

const wakes: Wake[] = [];
const publisher = createServer((request, response) => {
  void request.toArray().then((parts) => {
    wakes.push(JSON.parse(Buffer.concat(parts as Buffer[]).toString('utf8')) as Wake);
    publisher.emit('woken');
    response.end();
  });
});

const cms = cmsOfFile(async () => {
  await once(publisher.listen(0, '127.0.0.1'), 'listening');
  const { port } = publisher.address() as AddressInfo;
  return { PUBLISHER_URL: `http://127.0.0.1:${String(port)}` };
});
afterAll(() => {
  publisher.close();
});

const createUnpublished = async (): Promise<string> => {
  const data = { name: randomUUID(), value: 1 } as never;
  return (await cms.strapi.documents(UNPUBLISHED).create({ data })).documentId;
};

describe('a write of what no page shows', () => {
  it('raises no revision and wakes no publisher', async () => {
    const before = await currentRevision(cms.strapi);
    const id = await createUnpublished();
    await cms.strapi.documents(UNPUBLISHED).delete({ documentId: id });
    expect(await currentRevision(cms.strapi)).toBe(before);
    expect(await changesAfter(cms.strapi, 0, 1000)).toEqual([]);

    const woken = once(publisher, 'woken');
    await cms.strapi.documents('api::award.award').create({ data: { head: 'Best' } as never });
    await woken;
    expect(wakes.map(({ uid }) => uid)).toEqual(['api::award.award']);
    expect(await currentRevision(cms.strapi)).toBe(before + 1);
  });

  it('leaves the revision to the write of something else in the same transaction', async () => {
    // Only the module of the running CMS has its current write.
    const { inWrite } = moduleOfCms('documents/revision') as typeof Revision;
    const before = await currentRevision(cms.strapi);
    await inWrite(
      cms.strapi,
      async () => {
        await createUnpublished();
        await cms.strapi.documents('api::award.award').create({ data: { head: 'Two' } as never });
      },
      false,
    );
    expect(await currentRevision(cms.strapi)).toBe(before + 1);
    const types = (await changesAfter(cms.strapi, before, 1000)).map(({ type }) => type);
    expect(types).toEqual(['award']);
  });
});

describe('an anonymous call', () => {
  const createWith = async (key: string, caller: object | null = null): Promise<string> => {
    const { withIdempotency } = moduleOfCms('http/idempotency') as typeof Idempotency;
    let id = '';
    await cms.strapi.requestContext.run({ state: { caller } } as never, async () => {
      id = await withIdempotency({ idempotencyKey: key } as Call, 'counter', createUnpublished);
    });
    return id;
  };
  const count = () => cms.strapi.db.query(UNPUBLISHED).count({ where: { value: 1 } });

  it('that is sent again with its key creates nothing', async () => {
    const key = randomUUID();
    const first = await createWith(key);
    const before = await count();
    expect(await createWith(key)).toBe(first);
    expect(await count()).toBe(before);
  });

  it('with a key creates once, however many retries arrive at once', async () => {
    const key = randomUUID();
    const before = await count();
    const ids = await Promise.all([1, 2, 3].map(() => createWith(key)));
    expect(new Set(ids).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('does not share its key with an account', async () => {
    const key = randomUUID();
    expect(await createWith(key, { documentId: 'somebody' })).not.toBe(await createWith(key));
  });
});
