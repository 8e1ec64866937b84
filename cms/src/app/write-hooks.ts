import { accountWriteRule } from '../api/account/services/write-rule';
import { account } from '../api/account/resource';
import { appParameter } from '../api/app-parameter/resource';
import { parameterRule } from '../api/app-parameter/services/write-rule';
import { award } from '../api/award/resource';
import { listings } from '../api/listing/resource';
import { placeOf } from '../api/listing/services/place';
import { listingRule } from '../api/listing/services/write-rule';
import { masters } from '../api/master/resource';
import { masterRule } from '../api/master/services/write-rule';
import { overview } from '../api/overview/resource';
import { review } from '../api/review/resource';
import { reviewRule } from '../api/review/services/write-rule';
import { recordRule } from '../documents/record-rule';
import type { WriteHooks } from '../documents/write-rules';
import { KINDS, MASTERS } from '../domain';
import type { Kind, Master } from '../domain';

const ofListings = (kind: Kind): readonly [string, WriteHooks] => [
  listings[kind].uid,
  {
    rule: listingRule(kind),
    placeOf: (strapi, documentId) => placeOf(strapi, kind, documentId),
  },
];

const ofMaster = (master: Master): readonly [string, WriteHooks] => [
  masters[master].uid,
  { rule: masterRule(master) },
];

/** What each resource has the Document Service do with its writes, by the content type's uid. */
export const WRITE_HOOKS: ReadonlyMap<string, WriteHooks> = new Map([
  ...KINDS.map(ofListings),
  ...MASTERS.map(ofMaster),
  [review.uid, { rule: reviewRule }],
  [overview.uid, { rule: recordRule(overview) }],
  [award.uid, { rule: recordRule(award) }],
  [account.uid, { rule: accountWriteRule }],
  [appParameter.uid, { rule: parameterRule }],
]);
