import type { Core } from '@strapi/strapi';
import { BULK_JOB, forgetOldBulkChanges } from '../api/bulk-change/services/store';
import { BULK_SECONDS, makeBulkChanges } from '../api/bulk-change/services/work';
import { forgetOldImports, IMPORT_JOB } from '../api/listing-import/services/store';
import { IMPORT_SECONDS, workOnImports } from '../api/listing-import/services/work';
import { withdrawUnchecked } from '../api/listing/services/checks';
import { endClosedPages } from '../api/listing/services/closed-pages';
import { endReductions, forgetPrices } from '../api/listing/services/prices';
import { PUBLISH_SECONDS, publishDue } from '../api/listing/services/publish-due';
import { holdExpired } from '../api/listing/services/rera';
import {
  forgetDocuments,
  settleDocuments,
} from '../api/listing-document/services/stored-documents';
import { anonymiseOld } from '../api/person/services/anonymise';
import { pruneAuditTrail } from '../documents/audit-trail';
import { emptyBin, settleBin } from '../documents/bin';
import type { Job } from '../documents/jobs';
import { pruneChanges } from '../documents/prune-changes';
import type { Env } from '../settings/env';

/** What the CMS does each hour, or more often. */
export const jobsOf = (strapi: Core.Strapi, env: Env): readonly Job[] => [
  { name: 'prune changes', run: (now) => pruneChanges(strapi, now) },
  { name: 'prune audit trail', run: (now) => pruneAuditTrail(strapi, now) },
  { name: 'end reductions', run: (now) => endReductions(strapi, now) },
  { name: 'end closed pages', run: (now) => endClosedPages(strapi, now) },
  { name: 'anonymise enquiries', run: (now) => anonymiseOld(strapi, env.enquiryMonths, now) },
  {
    name: 'publication times',
    seconds: PUBLISH_SECONDS,
    author: 'Publication times',
    run: (now) => publishDue(strapi, now),
  },
  {
    name: BULK_JOB,
    seconds: BULK_SECONDS,
    run: (_now, ending) => makeBulkChanges(strapi, ending),
  },
  {
    name: IMPORT_JOB,
    seconds: IMPORT_SECONDS,
    run: (_now, ending) => workOnImports(strapi, ending),
  },
  { name: 'forget old imports', run: (now) => forgetOldImports(strapi, now) },
  { name: 'forget old changes of many', run: (now) => forgetOldBulkChanges(strapi, now) },
  { name: 'withdraw unchecked listings', run: (now) => withdrawUnchecked(strapi, now) },
  {
    name: 'hold listings without registration',
    author: 'RERA',
    run: (now) => holdExpired(strapi, now),
  },
  {
    name: 'empty bin',
    run: async (now) => {
      await emptyBin(strapi, env.binDays, now, async (ids) => {
        await forgetPrices(strapi, ids);
        await forgetDocuments(strapi, ids);
      });
      await settleBin(strapi);
      await settleDocuments(strapi, now);
    },
  },
];
