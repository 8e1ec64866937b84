import { AREAS } from '../../src/domain';
import type { Area } from '../../src/domain';

const MANAGERS = AREAS.map((area) => `manager_${area}` as const);

/** The callers; the first is not signed in. */
export const CALLERS = [
  ...(['anonymous', 'visiter', 'executive', 'account'] as const),
  ...MANAGERS,
  ...(['admin', 'superAdmin'] as const),
] as const;
export type Caller = (typeof CALLERS)[number];

const ADMINS: readonly Caller[] = ['admin', 'superAdmin'];
const STAFF: readonly Caller[] = [...ADMINS, ...MANAGERS];
const SIGNED_IN = CALLERS.filter((caller) => caller !== 'anonymous');

/** Groups of callers. Source: docs/contract.md, "Roles". */
export type Who =
  | 'anyone'
  | 'signed in'
  | 'staff'
  | 'region staff'
  | 'admin, superAdmin'
  | 'superAdmin'
  | 'admin, executive, superAdmin'
  | 'staff, executive'
  | 'region staff, executive';

/** The callers of a group, in an area. */
export function callersOf(who: Who, area: Area): readonly Caller[] {
  switch (who) {
    case 'anyone':
      return CALLERS;
    case 'signed in':
      return SIGNED_IN;
    case 'staff':
      return STAFF;
    case 'region staff':
      return [...ADMINS, `manager_${area}`];
    case 'admin, superAdmin':
      return ADMINS;
    case 'superAdmin':
      return ['superAdmin'];
    case 'staff, executive':
      return [...STAFF, 'executive'];
    case 'region staff, executive':
      return [...ADMINS, `manager_${area}`, 'executive'];
    case 'admin, executive, superAdmin':
      return [...ADMINS, 'executive'];
  }
}

/** A call: its allowed callers, and its status for an empty body (and an existing record, if it has an id). */
export interface Row {
  readonly who: Who;
  readonly empty: 200 | 400 | 404;
  /** The type of the record that its `id` identifies. */
  readonly of?:
    | 'account'
    | 'review'
    | 'enquiry'
    | 'notification'
    | 'overview'
    | 'award'
    | 'propresi'
    | 'propcom'
    | 'bulk-change'
    | 'listing-import';
  /** The callers that may do this to someone else's record, while `who` may do it only to their own. */
  readonly others?: Who;
  /** The callers that may do this to an existing record, where its region decides. */
  readonly there?: Who;
  /** The call ends the session that it uses, or deletes its record. */
  readonly ends?: true;
}

const row = (who: Who, empty: Row['empty'], more: Omit<Row, 'who' | 'empty'> = {}): Row => ({
  who,
  empty,
  ...more,
});

type Rows = Readonly<Record<string, Row>>;

const ofKind = (call: string, of: 'propresi' | 'propcom'): Rows => ({
  [`POST /:area/${call}SaleSearch`]: row('anyone', 200),
  [`POST /:area/${call}RentSearch`]: row('anyone', 200),
  [`POST /:area/${call}SaleExport`]: row('region staff', 200),
  [`POST /:area/${call}RentExport`]: row('region staff', 200),
  [`GET /:area/${call}Detail/:id`]: row('anyone', 200, { of }),
  [`POST /:area/${call}Create`]: row('region staff', 400),
  [`PUT /:area/${call}Edit/:id`]: row('region staff', 200, { of }),
  [`PUT /:area/${call}Delete/:id`]: row('region staff', 200, { of, ends: true }),
  [`PUT /:area/${call}EditForAddImagePath`]: row('region staff', 400),
});

const ofMaster = (call: string): Rows => ({
  [`POST /:area/${call}List`]: row('anyone', 200),
  [`POST /:area/${call}Create`]: row('region staff', 400),
  [`POST /:area/${call}Delete`]: row('region staff', 400),
});

const ofRecord = (call: string, of: 'overview' | 'award'): Rows => ({
  [`POST /${call}Search`]: row('anyone', 200),
  [`GET /${call}Detail/:id`]: row('anyone', 200, { of }),
  [`POST /${call}Create`]: row('staff', 400),
  [`PUT /${call}Edit/:id`]: row('staff', 200, { of }),
  [`PUT /${call}Delete/:id`]: row('staff', 200, { of, ends: true }),
  [`PUT /${call}EditForAddImagePath`]: row('staff', 400),
});

/** Written by hand, independently of src/domain/roles.ts, which it checks. Source: docs/contract.md, "Roles". */
export const ROWS: Rows = {
  'POST /users/login': row('anyone', 400),
  'POST /SuperAdmin/Login': row('anyone', 400),
  'POST /users/logout': row('signed in', 200, { ends: true }),
  'GET /GetUserForAuth': row('signed in', 200),
  'POST /user/create': row('anyone', 400),
  'GET /UserDetail/:id': row('admin, executive, superAdmin', 200, { of: 'account' }),
  'PUT /UserEdit/:id': row('admin, superAdmin', 200, { of: 'account' }),
  'POST /UserSearch': row('admin, superAdmin', 200),
  'POST /PasswordChange': row('signed in', 400),
  'POST /UserSessionEnd': row('admin, superAdmin', 400),
  'POST /PasswordChangeByAdmin': row('admin, superAdmin', 400),
  'POST /SecondFactorBegin': row('staff', 200),
  'POST /SecondFactorOn': row('staff', 400),
  'POST /SecondFactorOff': row('staff', 400),
  'POST /SecondFactorReset': row('admin, superAdmin', 400),
  'POST /ReviewSearch': row('anyone', 200),
  'POST /ReviewCreate': row('signed in', 400),
  'GET /ReviewDetail/:id': row('anyone', 200, { of: 'review' }),
  'PUT /ReviewEdit/:id': row('signed in', 200, { of: 'review', others: 'staff' }),
  'PUT /ReviewDelete/:id': row('signed in', 200, {
    of: 'review',
    others: 'admin, superAdmin',
    ends: true,
  }),
  'PUT /ReviewEditForAddImagePath': row('signed in', 400),
  'GET /EnquiryChallenge': row('anyone', 200),
  'POST /EnquiryCreate': row('anyone', 400),
  'GET /EnquiryMine': row('signed in', 200),
  'POST /EnquiryOwn': row('anyone', 404),
  'POST /EnquiryWithdraw': row('anyone', 404),
  'POST /EnquirySearch': row('staff, executive', 200),
  'GET /EnquiryNews': row('staff, executive', 200),
  'GET /EnquiryOwners': row('staff, executive', 200),
  'GET /EnquiryDetail/:id': row('staff, executive', 200, {
    of: 'enquiry',
    there: 'region staff, executive',
  }),
  'PUT /EnquiryBulk': row('staff', 400),
  'POST /EnquiryEnter': row('staff', 400),
  'POST /EnquiryExport': row('admin, superAdmin', 200),
  'POST /VersionSearch': row('staff', 400),
  'POST /VersionCompare': row('staff', 400),
  'POST /VersionRestore': row('staff', 400),
  'POST /BinSearch': row('staff', 200),
  'POST /BinRestore': row('staff', 400),
  'POST /PersonExport': row('superAdmin', 400),
  'POST /PersonErase': row('superAdmin', 400),
  'POST /AuditSearch': row('superAdmin', 200),
  'POST /AuditExport': row('superAdmin', 200),
  'POST /AccountExport': row('signed in', 200),
  'POST /AccountDelete': row('signed in', 400),
  'POST /NotificationSearch': row('staff', 200),
  'PUT /NotificationSendAgain/:id': row('staff', 200, {
    of: 'notification',
    there: 'region staff',
  }),
  'PUT /EnquiryEdit/:id': row('staff', 200, { of: 'enquiry', there: 'region staff' }),
  'POST /Tap': row('anyone', 400),
  'POST /Dashboard': row('staff', 200),
  ...ofRecord('PropOverview', 'overview'),
  ...ofRecord('Award', 'award'),
  // The status without a running publisher.
  'GET /PublisherState': row('superAdmin', 200),
  'POST /PublisherBuild': row('superAdmin', 200),
  // The status before the parameters are set.
  'GET /AppParameter': row('anyone', 404),
  ...ofKind('PropResi', 'propresi'),
  ...ofKind('PropCom', 'propcom'),
  'POST /:area/ListingFind': row('region staff', 400),
  'POST /:area/ListingCheckSearch': row('region staff', 200),
  'PUT /:area/ListingCheck': row('region staff', 400),
  'POST /:area/ListingBulkPreview': row('region staff', 400),
  'POST /:area/ListingBulkCreate': row('region staff', 400),
  'GET /:area/ListingBulkDetail/:id': row('region staff', 200, { of: 'bulk-change' }),
  'POST /:area/ListingBulkList': row('region staff', 200),
  // The record that is there has been undone already.
  'PUT /:area/ListingBulkUndo/:id': row('region staff', 200, { of: 'bulk-change' }),
  'POST /:area/ListingImportCreate': row('admin, superAdmin', 400),
  'PUT /:area/ListingImportTry/:id': row('admin, superAdmin', 400, { of: 'listing-import' }),
  'PUT /:area/ListingImportStart/:id': row('admin, superAdmin', 200, { of: 'listing-import' }),
  'GET /:area/ListingImportDetail/:id': row('admin, superAdmin', 200, { of: 'listing-import' }),
  'GET /:area/ListingImportList': row('admin, superAdmin', 200),
  'GET /:area/ListingImportReport/:id': row('admin, superAdmin', 200, { of: 'listing-import' }),
  'POST /:area/ListingDocumentList': row('region staff', 400),
  'POST /:area/ListingDocumentAdd': row('region staff', 400),
  'POST /:area/ListingDocumentAddress': row('region staff', 400),
  'POST /:area/ListingDocumentDelete': row('region staff', 400),
  'POST /:area/SavedViewList': row('region staff', 400),
  'POST /:area/SavedViewSave': row('region staff', 400),
  'POST /:area/SavedViewDelete': row('region staff', 400),
  ...ofMaster('Locality'),
  ...ofMaster('ProjectNameResi'),
  ...ofMaster('ProjectNameCom'),
  'POST /AddImage': row('signed in', 400),
  'POST /AddImages': row('staff', 400),
  'POST /DeleteImage': row('signed in', 400),
  'POST /ImageDeleteBulk': row('staff', 400),
};
