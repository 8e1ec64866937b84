import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../cms/src/settings/env';
import { keepDataPrivate } from '../../cms/src/settings/private-data';
import { cmsEnvironment } from './cms-process';
import { diskFull, Failure, mentionsFullDisk } from './failure';
import { cmsFolder, foldersOf } from './folders';
import { ForkedProgram } from './forked-program';

interface ProgramOptions {
  /** The path below `cms/dist/src`, such as `api/account/main`. */
  readonly name: string;
  /** The log file for its output, in the data folder's logs. */
  readonly log: string;
  /** Environment variables that this process does not have itself. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a compiled CMS program, which works on the CMS's database beside a running CMS or without it. */
export function startCmsProgram(env: Env, { name, log, settings = {} }: ProgramOptions) {
  keepDataPrivate(env.dataDir);
  const { logs } = foldersOf(env.dataDir);
  mkdirSync(logs, { recursive: true });
  const output = openSync(join(logs, log), 'w');
  const program = new ForkedProgram(join(cmsFolder, 'dist', 'src', `${name}.js`), [], {
    cwd: cmsFolder,
    // Only the program itself may fill the database; the start of Strapi must not.
    env: {
      ...{ ...process.env, ...settings, ...cmsEnvironment(env) },
      ...{ SAMPLE_CONTENT: 'false', NODE_ENV: 'production' },
    },
    execArgv: [],
    stdio: ['ignore', output, output, 'ipc'],
    ending: (how) => `The CMS ended (${how}): see ${log} in the data folder's logs.`,
  });
  closeSync(output);
  return {
    request: <Response>(request: object): Promise<Response> => program.request(request, failureOf),
    close: () => program.close(),
  };
}

/** Sends one request to a CMS program. Throws a Failure if it fails. */
export async function requestCms<Response>(
  env: Env,
  options: ProgramOptions,
  request: object,
): Promise<Response> {
  const program = startCmsProgram(env, options);
  try {
    return await program.request<Response>(request);
  } finally {
    await program.close();
  }
}

function failureOf({ message, code = '' }: { message: string; code?: string | undefined }) {
  if (mentionsFullDisk(`${code} ${message}`) || code === 'SQLITE_FULL') return diskFull();
  if (!/^SQLITE_(BUSY|LOCKED)/.test(code)) return new Failure(`The CMS reports: ${message}`);
  return new Failure(
    'The database is locked by another program: end that program and run the command again; what is in it stays.',
  );
}
