import { join } from 'node:path';
import { repository } from '../lib/folders';

/** This folder. */
export const benchFolder = join(repository, 'scripts', 'bench');
