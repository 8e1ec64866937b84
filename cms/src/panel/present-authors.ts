import type { Context, Next } from 'koa';

const AUTHOR_KEYS: ReadonlySet<string> = new Set(['createdBy', 'updatedBy']);
/** The fields of an author that the panel shows. */
const VISIBLE: ReadonlySet<string> = new Set(['id', 'firstname', 'lastname']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A replacer for `JSON.stringify` that keeps only the id and the name of each author. */
function presentAuthor(key: string, value: unknown): unknown {
  // In the description of a content type, the key contains settings without an id.
  if (!AUTHOR_KEYS.has(key) || !isObject(value) || !('id' in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => VISIBLE.has(name)));
}

/** Whether Koa would write a body as JSON. */
const isJson = (body: unknown): boolean =>
  isObject(body) && !Buffer.isBuffer(body) && !('pipe' in body);

/**
 * Removes the e-mail address and the state of authors from the panel's responses. Strapi sends them to every user who
 * reads a record.
 * @returns a middleware factory
 */
export const presentAuthors = () => async (ctx: Context, next: Next) => {
  await next();
  const isPanels = ctx.state.answeredBy === undefined && ctx.status < 400;
  if (isPanels && isJson(ctx.body)) ctx.body = JSON.stringify(ctx.body, presentAuthor);
};
