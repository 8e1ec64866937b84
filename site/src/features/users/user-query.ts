import type { UserFilters } from './requests';
import { USER_LIST_PATH, withoutPhones } from '../../domain';

/** The parsed query of the user list's address. */
export interface UserQuery extends UserFilters {
  /** The page number, from 1. */
  readonly page: number;
}

const TEXTS = ['name', 'phone'] as const;

/** @param search the address's query, with or without `?` */
export function readUserQuery(search: string): UserQuery {
  const params = new URLSearchParams(search);
  const texts = TEXTS.flatMap((key) => {
    const value = params.get(key)?.trim() ?? '';
    return value === '' ? [] : [[key, value] as const];
  });
  const page = Math.trunc(Number(params.get('page') ?? 1));
  return {
    ...Object.fromEntries(texts),
    ...(params.get('userStatus') === 'inactive' && { userStatus: 'inactive' as const }),
    page: page >= 1 ? page : 1,
  };
}

/** The address of a page of the user list. It has no phone number. */
export function userListAddress({ page, ...filters }: UserQuery): string {
  const params = new URLSearchParams(
    Object.entries<string>(filters)
      .filter(([, value]) => value !== '')
      .map(([key, value]) => [key, withoutPhones(value)]),
  );
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? USER_LIST_PATH : `${USER_LIST_PATH}?${query}`;
}
