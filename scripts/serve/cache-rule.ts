import { isHashed } from '../lib/hashed-name';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** The Cache-Control of a file of a release, by its path in it. */
export const cacheControlOf = (file: string): string => (isHashed(file) ? IMMUTABLE : REVALIDATED);
