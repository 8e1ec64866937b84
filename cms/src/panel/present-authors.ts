import type { Context, Next } from 'koa';

const AUTHOR_KEYS: ReadonlySet<string> = new Set(['createdBy', 'updatedBy']);
/** What the panel shows of an author. */
const VISIBLE: ReadonlySet<string> = new Set(['id', 'firstname', 'lastname']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A replacer for `JSON.stringify`, which leaves each author its id and name. */
function presentAuthor(key: string, value: unknown): unknown {
  // In a description of a type the key has settings, without an id.
  if (!AUTHOR_KEYS.has(key) || !isObject(value) || !('id' in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => VISIBLE.has(name)));
}

/** Whether Koa would write a body as JSON. */
const isJson = (body: unknown): boolean =>
  isObject(body) && !Buffer.isBuffer(body) && !('pipe' in body);

/**
 * Removes the e-mail address and the state of authors from the panel's responses: Strapi sends them to each user who
 * reads a record.
 * @returns a middleware factory
 */
export const presentAuthors = () => async (ctx: Context, next: Next) => {
  await next();
  const isPanels = ctx.state.answeredBy === undefined && ctx.status < 400;
  if (isPanels && isJson(ctx.body)) ctx.body = JSON.stringify(ctx.body, presentAuthor);
};
