import { useCallback } from 'react';
import type { Area } from '../../domain';
import { useLoaded } from '../../requests/use-loaded';
import { useSession } from '../../session/use-session';
import { findOwners } from './requests';
import type { Owner } from './requests';

/** A choice of an owner. */
type Choice = Pick<Owner, '_id' | 'name'>;

const ME: Choice = { _id: 'me', name: 'Me' };
const NOBODY: Choice = { _id: 'nobody', name: 'Nobody' };

/** The choices of an owner. Without the list of accounts there are still two. @param isWanted whether to load them */
export function useOwners(isWanted: boolean): readonly Choice[] {
  const load = useCallback(
    async (signal: AbortSignal) => (isWanted ? await findOwners(signal) : []),
    [isWanted],
  );
  const { value } = useLoaded(load);
  return [ME, NOBODY, ...(value ?? [])];
}

/** The words for a filter by owner. */
export const ownerLabel = (id: string, owners: readonly Choice[]): string =>
  owners.find(({ _id }) => _id === id)?.name ?? 'Another account';

/** The other accounts that can own enquiries; of one region where it is given. */
export function useColleagues(area?: Area): readonly Owner[] {
  const own = useSession().account?._id;
  const load = useCallback((signal: AbortSignal) => findOwners(signal), []);
  const { value } = useLoaded(load);
  return (value ?? []).filter(
    ({ _id, areas }) => _id !== own && (area === undefined || areas.includes(area)),
  );
}
