import { isServedName } from '../lib/served-name';

/** A path that can be decoded, but for which `segmentsOf` returns undefined. */
export const UNRESOLVABLE_PATH = '/%00';

/** The maximum number of characters of an address. */
export const MAX_URL_LENGTH = 8000;

/** Scheme and host, which may precede the path of a request. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** The path and query of a request's URL. */
export function toOriginForm(url: string): string {
  if (url.startsWith('/')) return url;
  const rest = url.replace(ORIGIN, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The decoded path of a request's URL; undefined for an invalid encoding. */
function decodedPath(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

export const isDecodable = (url: string): boolean => decodedPath(url) !== undefined;

/**
 * The decoded segments of a request's path without the empty ones, so that a last slash makes no difference. Undefined
 * if no file may be read for the path: it has a hidden name, `..`, a backslash, a null byte or an invalid encoding.
 */
export function segmentsOf(url: string): string[] | undefined {
  const decoded = decodedPath(url);
  if (decoded === undefined) return undefined;
  const segments = decoded.split('/').filter((segment) => segment !== '');
  const isForbidden = (segment: string): boolean =>
    !isServedName(segment) || segment.includes('\\') || segment.includes('\0');
  return segments.some(isForbidden) ? undefined : segments;
}
