import type { Context } from 'koa';
import { isArea, may } from '../domain';
import type { Action, Area } from '../domain';
import { readCaller } from '../sessions/caller';
import type { SignedIn } from '../sessions/caller';
import { forbidden, invalid, notFound, notSignedIn } from './faults';

type Body = Readonly<Record<string, unknown>>;

/** A call of the contract, as a handler sees it. */
export interface Call {
  readonly body: Body;
  /** Null where nobody is signed in, or with a token that is no longer good. */
  readonly caller: SignedIn | null;
  readonly param: (name: string) => string;
}

/** A call of one area. */
export interface AreaCall extends Call {
  readonly area: Area;
}

const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function bodyOf(ctx: Context): Body {
  if (ctx.method === 'GET') return {};
  const hasBody = Number(ctx.get('content-length')) > 0 || ctx.get('transfer-encoding') !== '';
  const parsed: unknown = (ctx.request as { body?: unknown }).body ?? {};
  if (!isRecord(parsed) || (hasBody && !ctx.is('json')))
    throw invalid({ body: 'The body must be JSON' });
  return parsed;
}

async function callOf(ctx: Context): Promise<Call> {
  return {
    body: bodyOf(ctx),
    caller: await readCaller(strapi, ctx.get('authorization')),
    param: (name) => String((ctx.params as Body)[name]),
  };
}

/** A handler of Strapi's: what the function answers is the body; a thrown fault is answered as such. */
export const answer = (handle: (call: Call) => Promise<unknown>) => async (ctx: Context) => {
  ctx.body = await handle(await callOf(ctx));
};

/** The same for a call of an area; 404 for an area that there is not, before anything else. */
export const answerInArea =
  (handle: (call: AreaCall) => Promise<unknown>) => async (ctx: Context) => {
    const area: unknown = (ctx.params as Body).area;
    if (!isArea(area)) throw notFound();
    ctx.body = await handle({ ...(await callOf(ctx)), area });
  };

/** @throws the contract's 401 where nobody is signed in, its 403 where the caller may not */
export function demand(caller: SignedIn | null, action: Action, area?: Area): void {
  if (!caller) throw notSignedIn();
  if (!may(caller, action, area)) throw forbidden();
}
