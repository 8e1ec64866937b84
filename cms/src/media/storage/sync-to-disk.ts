import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Env } from '../../settings/env';
import type { StorageKey } from '../stored-file';
import { UPLOADS } from './upload-settings';

type Write = (file: StorageKey, ...more: readonly unknown[]) => Promise<unknown>;

/** The methods of the upload plugin's provider that write files. */
interface Provider {
  readonly uploadStream: Write;
  readonly replaceStream: Write;
  readonly extend: (changes: Pick<Provider, 'uploadStream' | 'replaceStream'>) => void;
}

/** Flushes a file, or the entries of a folder, to the disk. */
export async function sync(at: string): Promise<void> {
  const handle = await open(at);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Combines calls: calls during a run of `act` share the next run. */
export function coalesce(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = () => {
    next = undefined;
    const done = act();
    running = Promise.allSettled([done]);
    return done;
  };
  return () => (next ??= running.then(begin));
}

/** Flushes files of a folder and the folder itself; files that are written during a flush share the next one. */
function syncsOf(folder: string): (name: string) => Promise<void> {
  let names: string[] = [];
  const syncAll = coalesce(async () => {
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
 * Flushes each picture and rendition to the disk before its row is written: a write is durable before it is confirmed.
 * A bucket ensures this itself.
 */
export function syncUploadsToDisk(strapi: Core.Strapi, { objectStorage, publicDir }: Env): void {
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
