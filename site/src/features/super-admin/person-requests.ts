import type { Account, Area, Kind } from '../../domain';
import { hasFields, isRecord, isSuccess, listOf } from '../../requests/answer-guards';
import { post } from '../../requests/request';

/** Everything that is stored of one person. The file has all of it, the page the parts below. */
export interface Person {
  readonly accounts: readonly Account[];
  readonly reviews: readonly object[];
  readonly enquiries: readonly object[];
  readonly timeline: readonly object[];
  readonly listings: readonly {
    readonly _id: string;
    readonly kind: Kind;
    readonly area: Area;
    readonly code: string;
  }[];
  readonly audit: readonly object[];
}

const records = listOf(isRecord);
const isPerson = hasFields({
  ...{ accounts: records, reviews: records, enquiries: records },
  ...{ timeline: records, listings: records, audit: records },
});

/** Everything that is stored with a phone number. @throws ApiError */
export const exportPerson = async (phone: string): Promise<Person> => {
  const expects = hasFields({ person: isPerson });
  return (await post<{ readonly person: Person }>('/api/PersonExport', { phone }, expects)).person;
};

/** What is erased beside the enquiries. */
interface Erasure {
  /** The accounts to delete, by their `_id`. */
  readonly accounts: readonly string[];
  readonly reviews: boolean;
}

/** Erases a person's data. @throws ApiError */
export const erasePerson = async (phone: string, erasure: Erasure): Promise<void> => {
  await post('/api/PersonErase', { ...erasure, phone, confirm: true }, isSuccess);
};
