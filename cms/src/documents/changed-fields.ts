import { isDeepStrictEqual } from 'node:util';
import type { ResourceVersions } from './resource';

type Values = Readonly<Record<string, unknown>>;
/** The values before and after a write of the fields that it changed, by attribute. */
export type Changed = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** Null and an empty list both mean "not given"; a list of pictures comes as paths. */
function comparable(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) && value.length === 0 ? null : (value ?? null);
}

/** The versioned fields that differ. An area's unit is kept with it, so that its text stays right. */
export function changedFields(
  { fields }: Pick<ResourceVersions, 'fields'>,
  before: Values,
  after: Values,
): Changed {
  const pair = (name: string) =>
    [comparable(before[name]), comparable(name in after ? after[name] : before[name])] as const;
  const changed = Object.keys(fields).filter((name) => {
    const [was, is] = name in after && after[name] !== undefined ? pair(name) : [];
    return !isDeepStrictEqual(was, is);
  });
  const units = changed.flatMap((name) => fields[name]?.unit ?? []);
  return Object.fromEntries([...new Set([...changed, ...units])].map((name) => [name, pair(name)]));
}
