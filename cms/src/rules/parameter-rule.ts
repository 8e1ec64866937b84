import { PARAMETER_STANDARDS, readParameters } from '../domain';
import { PARAMETER_UID } from '../uids';
import type { WriteRule } from '.';
import { valueOf } from './problem';

/** The rules of the site's parameters. */
export const parameterRule: WriteRule = async ({ strapi, data, documentId }) => {
  if (documentId === undefined) return valueOf(readParameters({ ...PARAMETER_STANDARDS, ...data }));
  const current: unknown = await strapi.db.query(PARAMETER_UID).findOne({ where: { documentId } });
  return valueOf(readParameters(data, (current ?? {}) as Readonly<Record<string, unknown>>));
};
