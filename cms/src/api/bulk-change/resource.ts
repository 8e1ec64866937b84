import { defineResource } from '../../documents/resource';
import { BULK_SCHEMAS } from './schemas';

/** A change of many listings. Source: docs/contract.md, "Many listings at once". */
export const bulkChange = defineResource({
  name: 'bulk-change',
  uid: 'api::bulk-change.bulk-change',
  pages: 'none',
  schemas: BULK_SCHEMAS,
});

/** The listings of bulk changes, and what became of each. */
export const bulkChangeRow = defineResource({
  name: 'bulk-change-row',
  uid: 'api::bulk-change.bulk-change-row',
  pages: 'none',
});
