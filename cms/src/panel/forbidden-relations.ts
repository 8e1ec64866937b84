import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

interface Relations {
  extractAndValidateRequestInfo: (ctx: unknown, id?: unknown) => Promise<object | undefined>;
}

/**
 * Strapi forbids the relations of a field that a role does not read, and then goes on as if it had not: its answer
 * would be our fault.
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
