import { pageAddress, pageOf } from '../../components/pager/page-address';
import { USER_LIST_PATH, withoutPhones } from '../../domain';
import type { UserFilters } from './requests';

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
  return {
    ...Object.fromEntries(texts),
    ...(params.get('userStatus') === 'inactive' && { userStatus: 'inactive' as const }),
    page: pageOf(params),
  };
}

/** The address of a page of the user list. It has no phone number. */
export function userListAddress({ page, ...filters }: UserQuery): string {
  const values = Object.fromEntries(
    Object.entries<string>(filters).map(([key, value]) => [key, withoutPhones(value)]),
  );
  return pageAddress(USER_LIST_PATH, values, page);
}
