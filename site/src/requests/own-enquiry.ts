import type { Area, Kind } from '../domain';

/** An enquiry as its visitor sees it. Source: docs/contract.md, "Enquiries" */
export interface OwnEnquiry {
  readonly reference: string;
  readonly createdAt: string;
  readonly area: Area;
  readonly listing: {
    readonly kind: Kind;
    readonly _id: string;
    readonly code: string;
    readonly words: string;
  } | null;
  readonly withdrawnAt: string | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly message: string | null;
  readonly callTime: string;
  readonly visitOn: string | null;
}
