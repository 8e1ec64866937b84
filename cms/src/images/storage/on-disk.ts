import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Env } from '../../env';
import type { PlacedFile } from '../stored-file';
import { UPLOADS } from './upload-settings';

type Write = (file: PlacedFile, ...more: readonly unknown[]) => Promise<unknown>;

/** The upload plugin's provider, as far as it writes files. */
interface Provider {
  readonly uploadStream: Write;
  readonly replaceStream: Write;
  readonly extend: (changes: Pick<Provider, 'uploadStream' | 'replaceStream'>) => void;
}

/** Waits until the disk holds a file, or the names in a folder. */
async function sync(at: string): Promise<void> {
  const handle = await open(at);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Does a thing for all who ask: those who come while it is being done share the next time. */
export function together(act: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = () => {
    next = undefined;
    const done = act();
    underWay = Promise.allSettled([done]);
    return done;
  };
  return () => (next ??= underWay.then(begin));
}

/** Has the disk hold files of a folder, and their names: all at once that were written while it was at others. */
function syncsOf(folder: string): (name: string) => Promise<void> {
  let names: string[] = [];
  const syncAll = together(async () => {
    const files = names.map((name) => path.join(folder, name));
    names = [];
    await Promise.all([folder, ...files].map(sync));
  });
  return (name) => {
    names.push(name);
    return syncAll();
  };
}

/**
 * Has the disk hold each picture and rendition before its row is written, since no write is acknowledged before it is
 * durable. A bucket sees to that by itself.
 */
export function keepOnDisk(strapi: Core.Strapi, { objectStorage, publicDir }: Env): void {
  if (objectStorage) return;
  const { provider } = strapi.plugin('upload') as unknown as { readonly provider: Provider };
  const syncFile = syncsOf(path.join(publicDir, UPLOADS));
  const synced =
    (write: Write): Write =>
    async (file, ...more) => {
      await write(file, ...more);
      await syncFile(file.hash + file.ext);
    };
  const { uploadStream, replaceStream } = provider;
  provider.extend({ uploadStream: synced(uploadStream), replaceStream: synced(replaceStream) });
}
