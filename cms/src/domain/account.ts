import type { UserType } from './roles';
import type { StoredRecord } from './api-types';

/** The labels of the account books that have permissions. */
export const BOOK_NAMES = {
  cashbookcash: 'Cash book, cash',
  cashbookbank: 'Cash book, bank',
  sale: 'Sale',
  purchase: 'Purchase',
  allFinance: 'All finance',
} as const;
type Book = keyof typeof BOOK_NAMES;
export const PERMISSION_BOOKS = Object.keys(BOOK_NAMES) as readonly Book[];
export const PERMISSION_RIGHTS = ['Create', 'Read', 'Update', 'Delete'] as const;
/** The labels of the permissions that do not belong to a book. */
export const OTHER_PERMISSION_NAMES = {
  acknowledgeReceipt: 'Acknowledge receipt',
  acknowledgePurchase: 'Acknowledge purchase',
} as const;
type OtherPermission = keyof typeof OTHER_PERMISSION_NAMES;
export const OTHER_PERMISSIONS = Object.keys(OTHER_PERMISSION_NAMES) as readonly OtherPermission[];
export type PermissionFlag = `${Book}${(typeof PERMISSION_RIGHTS)[number]}` | OtherPermission;

/** The permission flags of an account. Source: docs/contract.md, "Accounts and sessions". */
export const PERMISSION_FLAGS: readonly PermissionFlag[] = [
  ...PERMISSION_BOOKS.flatMap((book) =>
    PERMISSION_RIGHTS.map((right) => `${book}${right}` as const),
  ),
  ...OTHER_PERMISSIONS,
];

/** An account in the API's responses, under `userA` or `user`. Source: docs/contract.md, "Accounts and sessions". */
export type Account = StoredRecord & {
  readonly userId: string;
  readonly uname: string;
  readonly uphone1: string | null;
  readonly uphone2: string | null;
  readonly uwhatsapp: string | null;
  readonly uemail: string | null;
  readonly companyName: string | null;
  readonly city: string | null;
  readonly userType: UserType;
  readonly userStatus: 'active' | 'inactive';
  readonly superAdmin: boolean;
  /** The time of the last login, in milliseconds since 1970. */
  readonly passwordToken: number | null;
  readonly userSubscriptionStartOn: string | null;
  readonly userSubscriptionExpireOn: string | null;
} & Readonly<Record<PermissionFlag, boolean>>;
