import type { Call } from '../../http/call';
import { invalid } from '../../http/errors';
import { requiredMessage } from '../../domain';

type Body = Call['body'];

/** The maximum number of paths: databases limit bound values. No record has so many pictures. */
const MAX_PATHS = 1000;

/** A required text, trimmed. @throws 400 */
export function requiredText(body: Body, key: string): string {
  const value = body[key];
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  const isMissing = value === undefined || value === null || value === '';
  throw invalid({
    [key]: isMissing || typeof value === 'string' ? requiredMessage(key) : `${key} must be a text`,
  });
}

/** A path; null if it is empty or missing. @throws 400 */
export function optionalPath(body: Body, key: string): string | null {
  const value = body[key] ?? '';
  if (typeof value !== 'string') throw invalid({ [key]: `${key} must be a text` });
  return value.trim() || null;
}

/** A list of paths, without duplicates. @throws 400 */
export function pathList(body: Body, key: string): readonly string[] {
  const value = body[key];
  if (Array.isArray(value) && value.length > MAX_PATHS)
    throw invalid({ [key]: `${key} must be at most ${String(MAX_PATHS)} paths` });
  if (Array.isArray(value) && value.every((path): path is string => typeof path === 'string'))
    return [...new Set(value)];
  throw invalid({ [key]: `${key} must be a list of paths` });
}
