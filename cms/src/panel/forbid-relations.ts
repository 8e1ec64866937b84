import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

interface Relations {
  extractAndValidateRequestInfo: (ctx: unknown, id?: unknown) => Promise<object | undefined>;
}

/**
 * Answers 403 for the relations of a field that the role cannot read. Strapi sets that response too, but continues, and
 * its code then fails with status 500.
 */
export function forbidRelations(strapi: Core.Strapi): void {
  const relations = strapi
    .plugin('content-manager')
    .controller('relations') as unknown as Relations;
  const read = relations.extractAndValidateRequestInfo.bind(relations);
  relations.extractAndValidateRequestInfo = async (ctx, id) => {
    const info = await read(ctx, id);
    if (!info || !('sourceSchema' in info)) throw new errors.ForbiddenError();
    return info;
  };
}
