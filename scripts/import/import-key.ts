import { createHash } from 'node:crypto';
import type { Area } from '../lib/domain';
import type { Mapping } from './mapping';
import type { SourceRow } from './cell';

/** What makes a row itself, wherever it stands in whatever file: the listing that it becomes bears it. */
export function importKey(mapping: Mapping, area: Area, row: SourceRow): string {
  const cells = [...mapping.columns].sort().map((column) => [column, row[column] ?? '']);
  const identity = JSON.stringify([mapping.name, mapping.kind, area, cells]);
  return createHash('sha256').update(identity).digest('hex').slice(0, 32);
}
