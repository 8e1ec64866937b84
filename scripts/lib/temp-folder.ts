import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registerCleanup } from './cleanup';

/** A temporary folder that is removed when the command ends. */
export async function createTempFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `dwarka-${name}-`));
  // Servers may read the folder under another account than root.
  await chmod(folder, 0o755);
  // Programs that are ending may still write there.
  registerCleanup(() =>
    rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  );
  return folder;
}
