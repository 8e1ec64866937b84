import type { MESSAGES } from '../../domain';
import { hasFields, hasMessage, isRecord } from '../../requests/answer-guards';
import { post } from '../../requests/request';

/** Everything that the own account has stored. @throws ApiError */
export const exportOwnData = async (): Promise<object> => {
  const expects = hasFields({ data: isRecord });
  return (await post<{ readonly data: object }>('/api/AccountExport', {}, expects)).data;
};

export interface AccountDeletion {
  readonly password: string;
  /** Whether reviews and enquiries go too. */
  readonly reviews: boolean;
  readonly enquiries: boolean;
}

/** Deletes the own account, which ends its session. @throws ApiError */
export const deleteOwnAccount = (
  deletion: AccountDeletion,
): Promise<{ readonly msg: keyof Pick<typeof MESSAGES, 'success' | 'errorPass'> }> =>
  post('/api/AccountDelete', deletion, hasMessage('success', 'errorPass'));
