import { account } from '../api/account/resource';
import { auditAccount, auditDeletion } from '../api/account/services/audit';
import { preparePassword } from '../api/account/services/passwords';
import { accountWriteRule } from '../api/account/services/write-rule';
import { appParameter } from '../api/app-parameter/resource';
import { parameterRule } from '../api/app-parameter/services/write-rule';
import { enquiry } from '../api/enquiry/resource';
import { enquiryRule } from '../api/enquiry/services/write-rule';
import { landing } from '../api/landing/resource';
import { landingRule } from '../api/landing/services/write-rule';
import { legalText } from '../api/legal-text/resource';
import { legalTextRule } from '../api/legal-text/services/write-rule';
import { listings } from '../api/listing/resource';
import { keepGone, notGone } from '../api/listing/services/gone';
import { placesOf } from '../api/listing/services/place';
import { keepPrices } from '../api/listing/services/prices';
import { listingRule } from '../api/listing/services/write-rule';
import { masters } from '../api/master/resource';
import { masterRule } from '../api/master/services/write-rule';
import { review } from '../api/review/resource';
import { reviewRule } from '../api/review/services/write-rule';
import { forgetViews } from '../api/saved-view/services/stored-views';
import { recordRule } from '../documents/record-rule';
import type { WriteHooks } from '../documents/write-rules';
import { KINDS, MASTERS } from '../domain';
import type { Kind } from '../domain';
import { RESOURCES } from './resources';

const ofListings = (kind: Kind): WriteHooks => ({
  rule: listingRule(kind),
  placesOf: (strapi, documentIds) => placesOf(strapi, kind, documentIds),
  beforeDelete: (strapi, documentId) => keepGone(strapi, kind, documentId),
  restoreDeleted: (strapi, _documentId, values) => notGone(strapi, kind, values),
  afterWrite: (strapi, documentIds) => keepPrices(strapi, kind, documentIds),
});

/** The write hooks of resources that need more than the model's rule, by the content type's uid. */
const OWN: readonly (readonly [string, WriteHooks])[] = [
  ...KINDS.map((kind) => [listings[kind].uid, ofListings(kind)] as const),
  ...MASTERS.map((master) => [masters[master].uid, { rule: masterRule(master) }] as const),
  [enquiry.uid, { rule: enquiryRule }],
  [review.uid, { rule: reviewRule }],
  [
    account.uid,
    {
      prepare: preparePassword,
      rule: accountWriteRule,
      afterWrite: auditAccount,
      beforeDelete: async (strapi, documentId) => {
        await auditDeletion(strapi, documentId);
        await forgetViews(strapi, documentId);
      },
    },
  ],
  [appParameter.uid, { rule: parameterRule }],
  [landing.uid, { rule: landingRule }],
  [legalText.uid, { rule: legalTextRule }],
];

/** The write hooks of each resource, by the content type's uid. */
export const WRITE_HOOKS: ReadonlyMap<string, WriteHooks> = new Map([
  ...RESOURCES.flatMap(({ uid, rule }): [string, WriteHooks][] =>
    rule ? [[uid, { rule: recordRule({ rule }) }]] : [],
  ),
  ...OWN,
]);
