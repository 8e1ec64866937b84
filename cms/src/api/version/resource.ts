import { defineResource } from '../../documents/resource';
import { VERSION_SCHEMAS } from './schemas';

/** The table of versions, and the schemas of its calls. Source: docs/contract.md, "History". */
export const version = defineResource({
  name: 'version',
  uid: 'api::version.version',
  pages: 'none',
  isRecordOfPast: true,
  schemas: VERSION_SCHEMAS,
});
