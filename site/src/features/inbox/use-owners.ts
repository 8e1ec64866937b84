import { useCallback } from 'react';
import { useLoaded } from '../../requests/use-loaded';
import { findOwners } from './requests';
import type { Owner } from './requests';

const ME: Owner = { _id: 'me', name: 'Me' };
const NOBODY: Owner = { _id: 'nobody', name: 'Nobody' };

/** The choices of an owner. Without the list of accounts there are still two. @param isWanted whether to load them */
export function useOwners(isWanted: boolean): readonly Owner[] {
  const load = useCallback(
    async (signal: AbortSignal) => (isWanted ? await findOwners(signal) : []),
    [isWanted],
  );
  const { value } = useLoaded(load);
  return [ME, NOBODY, ...(value ?? [])];
}

/** The words for a filter by owner. */
export const ownerLabel = (id: string, owners: readonly Owner[]): string =>
  owners.find(({ _id }) => _id === id)?.name ?? 'Another account';
