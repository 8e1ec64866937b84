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

/**
 * Has the disk hold each picture and rendition before its row is written, since no write is acknowledged before it is
 * durable; the folder is synced once for all that are stored together. A bucket sees to that by itself.
 */
export function keepOnDisk(strapi: Core.Strapi, { objectStorage, publicDir }: Env): void {
  if (objectStorage) return;
  const { provider } = strapi.plugin('upload') as unknown as { readonly provider: Provider };
  const folder = path.join(publicDir, UPLOADS);
  const syncFolder = together(() => sync(folder));
  const synced =
    (write: Write): Write =>
    async (file, ...more) => {
      await write(file, ...more);
      await sync(path.join(folder, file.hash + file.ext));
      await syncFolder();
    };
  const { uploadStream, replaceStream } = provider;
  provider.extend({ uploadStream: synced(uploadStream), replaceStream: synced(replaceStream) });
}
