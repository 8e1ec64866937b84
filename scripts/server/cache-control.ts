import { isHashed } from '../lib/hashed-name';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'public, max-age=0, must-revalidate';
/** The Cache-Control of the redirect to a picture in a bucket; the picture itself is immutable. */
export const REDIRECT_CACHE = 'public, max-age=3600';

/** The Cache-Control of a file, by its path in the release. */
export const cacheControlOf = (file: string): string => (isHashed(file) ? IMMUTABLE : REVALIDATED);
