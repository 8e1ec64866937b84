import { validationError } from '../../../documents/validation-error';
import type { WriteRule } from '../../../documents/write-rules';
import { LEGAL_TEXT_UID } from '../../../uids';

/** Each page has one legal text. Strapi does not check that an enumeration is unique. */
export const legalTextRule: WriteRule = async ({ strapi, data, documentId }) => {
  const { key } = data;
  // Strapi rejects another value later. In a query, an object would be a filter.
  if (typeof key !== 'string') return data;
  const same: unknown = await strapi.db.query(LEGAL_TEXT_UID).findOne({ where: { key } });
  if (same && (same as { readonly documentId: string }).documentId !== documentId)
    throw validationError({ key: 'Another legal text is of this page' });
  return data;
};
