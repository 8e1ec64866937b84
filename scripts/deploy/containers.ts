import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { deployFolder, INSTALLED, startLine } from './start-lines';
import type { StartLine } from './start-lines';

/** The parts of compose.yml that the checks read. */
interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image?: string;
        readonly restart?: string;
        readonly command?: readonly string[];
        readonly working_dir?: string;
        readonly environment?: Readonly<Record<string, string>>;
        readonly depends_on?: Readonly<Record<string, { readonly condition?: string }>>;
        readonly healthcheck?: { readonly test: readonly string[] };
        readonly volumes?: readonly string[];
      }
    >
  >;
  readonly volumes: Readonly<Record<string, null>>;
}

export const readCompose = async (): Promise<Compose> =>
  parse(await readFile(join(deployFolder, 'compose.yml'), 'utf8'), { merge: true }) as Compose;

export async function composeStartLines(): Promise<StartLine[]> {
  const { services } = await readCompose();
  return Object.values(services).flatMap(({ command, working_dir: folder = INSTALLED }) =>
    command ? [startLine(folder, command)] : [],
  );
}
