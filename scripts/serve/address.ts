/**
 * The segments of a request's path, decoded, without the empty ones, so that a last slash makes no
 * difference. Undefined for what no file may be looked up for: hidden names, ways out of the
 * folder, bytes that no name has, an encoding that is none.
 */
export function segmentsOf(url: string): string[] | undefined {
  const [path = ''] = url.split('?', 1);
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const segments = decoded.split('/').filter((segment) => segment !== '');
  const isRefused = (segment: string): boolean =>
    segment.startsWith('.') || segment.includes('\\') || segment.includes('\0');
  return segments.some(isRefused) ? undefined : segments;
}
