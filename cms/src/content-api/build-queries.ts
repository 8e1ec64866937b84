import type { Context, Next } from 'koa';
import { invalid } from '../http/errors';

/** The parameters that the site's build sends. No other parameters are allowed. */
const SENT: readonly (readonly [name: RegExp, value: RegExp])[] = [
  [/^populate$/, /^\*$/],
  [/^populate\[\w+\]$/, /^(?:\*|true)$/],
  [/^populate\[\w+\]\[populate\]$/, /^\*$/],
  [/^pagination\[(?:page|pageSize)\]$/, /^\d{1,6}$/],
  [/^sort$/, /^documentId$/],
  [/^fields\[0\]$/, /^placeholder$/],
  [/^filters\[id\]\[\$in\]\[\d+\]$/, /^\d+$/],
];

const isSent = (name: string, value: string): boolean =>
  SENT.some(([names, values]) => names.test(name) && values.test(value));

/**
 * Limits Strapi's own routes below `/api` to the queries of the site's build. Filters and sorts by other fields, or by
 * relations, would reveal private values letter by letter.
 * @returns a middleware factory
 * @throws 400 with the unknown parameter
 */
export const limitBuildQueries = () => async (ctx: Context, next: Next) => {
  const isStrapis = ctx.state.answeredBy === undefined && /^\/api\//i.test(ctx.path);
  // Without a token, Strapi's routes reject the request anyway. The check is skipped, so that it does not reveal the
  // known parameters.
  if (isStrapis && ctx.get('authorization') !== '') {
    const unknown = [...new URLSearchParams(ctx.querystring)].find((one) => !isSent(...one));
    if (unknown) throw invalid({ [unknown[0]]: `${unknown[0]} is not a parameter of this call` });
  }
  await next();
};
