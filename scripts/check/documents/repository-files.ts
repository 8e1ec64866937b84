import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CODE = /\.(tsx?|mjs|js|css)$/;
const READ = /(\.(tsx?|mjs|js|css|md)|\.env\.example)$/;

/** The files of the repository, by path from its root, with slashes. */
export interface RepositoryFiles {
  readonly files: readonly string[];
  /** The contents of the files that the checks read: documents, code, `.env.example`. */
  readonly texts: ReadonlyMap<string, string>;
}

export const isDocument = (file: string): boolean => file.endsWith('.md');
export const isCode = (file: string): boolean => CODE.test(file);

/** The files that git tracks or would add. */
export async function readRepositoryFiles(root: string): Promise<RepositoryFiles> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const [{ stdout }, { stdout: deleted }] = await Promise.all([
    run('git', args, { cwd: root, maxBuffer: 1e8 }),
    run('git', ['ls-files', '-z', '--deleted'], { cwd: root, maxBuffer: 1e8 }),
  ]);
  const gone = new Set(deleted.split('\0'));
  const files = stdout.split('\0').filter((file) => file !== '' && !gone.has(file));
  const texts = await Promise.all(
    files
      .filter((file) => READ.test(file))
      .map(async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const),
  );
  return { files, texts: new Map(texts) };
}
