import type { Context } from 'koa';
import { makeDocument } from './document';

let made: string | undefined;

/** `GET /openapi.json`; it is the same while the program runs, and made once. */
export function answerDocument(ctx: Context): void {
  made ??= JSON.stringify(makeDocument());
  ctx.type = 'application/json';
  ctx.body = made;
}
