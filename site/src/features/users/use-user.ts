import { useCallback } from 'react';
import { useLoaded } from '../../requests/use-loaded';
import { findUser } from './requests';
import type { Account } from '../../domain';
import { updateAccount } from '../../session/session';

/** Fetches an account. The own account also updates the session. @throws ApiError */
export async function userNow(id: string, signal?: AbortSignal): Promise<Account> {
  const user = await findUser(id, signal);
  updateAccount(user);
  return user;
}

export const useUser = (id: string) =>
  useLoaded(useCallback((signal: AbortSignal) => userNow(id, signal), [id]));
