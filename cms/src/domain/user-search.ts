import { RECORD_RULES } from './record-rules';
import type { RecordField } from './record-field';

/** The parameters of an account search; null means not filtered. */
export interface UserSearch {
  readonly name: string | null;
  readonly phone: string | null;
  readonly userStatus: string | null;
}

/** The keys of a user search's `values`. */
export const USER_FILTERS: Readonly<Record<keyof UserSearch, RecordField>> = {
  name: { type: 'text', label: 'Name' },
  phone: { type: 'text', label: 'Phone No.' },
  userStatus: RECORD_RULES.account.fields.userStatus,
};
