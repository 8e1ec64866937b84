import type { ServedRoute } from '../http/route';
import { makeDocument } from './document';

/** `GET /openapi.json`, for everyone. The document does not change while the process runs, so it is created once. */
export function openapiRoute(...content: Parameters<typeof makeDocument>): ServedRoute {
  let made: string | undefined;
  return {
    method: 'GET',
    path: '/openapi.json',
    atRoot: true,
    handler: (ctx) => {
      made ??= JSON.stringify(makeDocument(...content));
      ctx.type = 'application/json';
      ctx.body = made;
    },
  };
}
