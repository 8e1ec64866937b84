import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from './at-end';

/** A temporary folder that goes when the command ends, however it ends. */
export async function workplace(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `dwarka-${name}-`));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
