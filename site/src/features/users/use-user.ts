import { useCallback } from 'react';
import { useLoaded } from '../../requests/use-loaded';
import { findUser } from './requests';
import type { Account } from '../../domain';
import { updateAccount } from '../../session/session';

/** An account as it is now; where it is who asks, the page knows them as that. @throws ApiError */
export async function userNow(id: string, signal?: AbortSignal): Promise<Account> {
  const user = await findUser(id, signal);
  updateAccount(user);
  return user;
}

/** One account. */
export const useUser = (id: string) =>
  useLoaded(useCallback((signal: AbortSignal) => userNow(id, signal), [id]));
