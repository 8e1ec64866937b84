import type { Context } from 'koa';
import type { Served } from '../contract/route';
import { makeDocument } from './document';

let made: string | undefined;

/** It is the same while the program runs, and made once. */
function answerDocument(ctx: Context): void {
  made ??= JSON.stringify(makeDocument());
  ctx.type = 'application/json';
  ctx.body = made;
}

/** The contract's description, for everyone. */
export const DESCRIPTION: Served = {
  method: 'GET',
  path: '/openapi.json',
  handler: answerDocument,
};
