import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registerCleanup } from './cleanup';

/** A temporary folder that goes when the command ends, however it ends. */
export async function createTempFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `dwarka-${name}-`));
  // Servers that are started for it may read as another account than root.
  await chmod(folder, 0o755);
  // Programs that are being ended beside it may still be writing there.
  registerCleanup(() =>
    rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  );
  return folder;
}
