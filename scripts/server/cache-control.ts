import { isHashed } from '../lib/hashed-name';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'public, max-age=0, must-revalidate';
/** How long a browser keeps where a picture in a bucket is; the picture itself it keeps for ever. */
export const REDIRECT_CACHE = 'public, max-age=3600';

/** The Cache-Control of a file of a release, by its path in it. */
export const cacheControlOf = (file: string): string => (isHashed(file) ? IMMUTABLE : REVALIDATED);
