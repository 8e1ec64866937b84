import type { ServedRoute } from '../http/route';
import { makeDocument } from './document';
import type { Subjects } from './document';

/** `GET /openapi.json`, for everyone. The document never changes while the process runs, so it is made once. */
export function openapiRoute(subjects: Subjects): ServedRoute {
  let made: string | undefined;
  return {
    method: 'GET',
    path: '/openapi.json',
    handler: (ctx) => {
      made ??= JSON.stringify(makeDocument(subjects));
      ctx.type = 'application/json';
      ctx.body = made;
    },
  };
}
