import type { Context, Next } from 'koa';
import { invalid } from '../http/errors';

/** The query of the site's build, by parameter: what it sends, and nothing else. */
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
 * Lets Strapi's own routes below `/api` read only what the site's build asks for. Filters and sorts by other fields,
 * or of relations, would tell private values letter by letter.
 * @returns a middleware factory @throws 400 of the parameter that is unknown
 */
export const limitBuildQueries = () => async (ctx: Context, next: Next) => {
  const isStrapis = ctx.state.answeredBy === undefined && /^\/api\//i.test(ctx.path);
  // Without a token Strapi's routes answer nothing: the caller is not told which parameters they know.
  if (isStrapis && ctx.get('authorization') !== '') {
    const unknown = [...new URLSearchParams(ctx.querystring)].find((one) => !isSent(...one));
    if (unknown) throw invalid({ [unknown[0]]: `${unknown[0]} is not a parameter of this call` });
  }
  await next();
};
