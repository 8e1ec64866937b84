import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from '../../lib/failure';

/** An account of the machine, by its names, because nginx does not accept numbers. */
export interface Account {
  readonly user: string;
  readonly group: string;
}

/** GNU `stat` prints this for a number without an account. */
const UNKNOWN = 'UNKNOWN';

/** The account that owns a folder. @throws Failure if no account has its number */
export async function ownerOf(folder: string): Promise<Account> {
  const { stdout } = await promisify(execFile)('stat', ['-c', '%U %G', folder]);
  const [user = UNKNOWN, group = UNKNOWN] = stdout.trim().split(' ');
  if (user === UNKNOWN || group === UNKNOWN) {
    throw new Failure(
      `No account of this machine owns ${folder}: give it to the account of the programs (chown).`,
    );
  }
  return { user, group };
}
