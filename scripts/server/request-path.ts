/** One that no file may be looked up for, and that can be decoded. */
export const UNRESOLVABLE_PATH = '/%00';

/** How many characters of an address are read. */
export const MAX_URL_LENGTH = 8000;

/** Scheme and host, which a request may name before its path. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** A request's address as the path and the query that it has at this host. */
export function toOriginForm(url: string): string {
  if (url.startsWith('/')) return url;
  const rest = url.replace(ORIGIN, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The path of a request's address, decoded; undefined where its encoding is none. */
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
 * The segments of a request's path, decoded, without the empty ones, so that a last slash makes no
 * difference. Undefined for what no file may be looked up for: hidden names, ways out of the
 * folder, bytes that no name has, an encoding that is none.
 */
export function segmentsOf(url: string): string[] | undefined {
  const decoded = decodedPath(url);
  if (decoded === undefined) return undefined;
  const segments = decoded.split('/').filter((segment) => segment !== '');
  const isRefused = (segment: string): boolean =>
    segment.startsWith('.') || segment.includes('\\') || segment.includes('\0');
  return segments.some(isRefused) ? undefined : segments;
}
