/** One that no file may be looked up for, and that can be decoded. */
export const REFUSED_ADDRESS = '/%00';

/** The path of a request's address, decoded; undefined where its encoding is none. */
function decodedPath(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
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
