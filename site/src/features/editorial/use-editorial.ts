import { useCallback } from 'react';
import type { Action, EditorialName, EditorialRecord } from '../../domain';
import { useCurrent } from '../../requests/use-current';
import type { ApplyChange } from '../../requests/use-current';
import { useGatedImport } from '../../session/use-gated-import';

const loadTools = () => import('./editorial-tools');

/**
 * Returns the current records of a type and the tools of staff; the tools are null for others.
 * @param write the type's action, passed in so that visitors do not load the facts of all types
 */
export function useEditorial<N extends EditorialName>(
  type: N,
  write: Action,
  published: readonly EditorialRecord<N>[],
) {
  const tools = useGatedImport(write, loadTools);
  const applyChange: ApplyChange<N, readonly EditorialRecord<N>[]> = useCallback(
    async (...change) => (await import('./apply-changes')).applyEditorialChange<N>(type, ...change),
    [type],
  );
  return { tools, records: useCurrent(type, published, applyChange) };
}
