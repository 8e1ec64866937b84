import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import type { Core } from '@strapi/strapi';
import { ListingWriter } from './listing-writer';
import type { Calls, Reply, Request } from './messages';
import { codeOf } from './retried';

/**
 * The program that an import starts beside itself: the CMS over its own database, without its server. The CMS itself
 * need not run for it; where it runs, it sees each listing as soon as it is written.
 */
const appDir = path.resolve(__dirname, '../../..');

let strapi: Core.Strapi | undefined;
let writer: ListingWriter | undefined;

async function open({ kind, area }: Calls['open']['ask']): Promise<null> {
  strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  writer = await ListingWriter.open(strapi, kind, area);
  return null;
}

function opened(): ListingWriter {
  if (!writer) throw new Error('the CMS has not been opened');
  return writer;
}

function answer(request: Request): Promise<Calls[Request['call']]['answer']> {
  switch (request.call) {
    case 'open':
      return open(request.ask);
    case 'present':
      return opened().present(request.ask);
    case 'write':
      return opened().write(request.ask);
  }
}

async function reply(request: Request): Promise<Reply> {
  try {
    return { answer: await answer(request) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { error: { message, code: codeOf(error) } };
  }
}

/** An import that has ended, however it did, ends this; what is not committed is as if it had never been. */
const end = (): never => process.exit();

process.on('disconnect', end);
process.on('message', (request: Request) => {
  void reply(request).then((message) => {
    process.send?.(message, undefined, undefined, (error) => {
      if (error) end();
    });
  });
});
