import type { Context } from 'koa';
import type { Served } from '../contract/route';
import { makeDocument } from './document';

let made: string | undefined;

/** The document never changes while the process runs, so it is made once. */
function answerDocument(ctx: Context): void {
  made ??= JSON.stringify(makeDocument());
  ctx.type = 'application/json';
  ctx.body = made;
}

/** `GET /openapi.json`, for everyone. */
export const OPENAPI_ROUTE: Served = {
  method: 'GET',
  path: '/openapi.json',
  handler: answerDocument,
};
