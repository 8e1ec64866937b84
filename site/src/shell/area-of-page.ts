import { isArea } from '../domain';
import type { Area } from '../domain';

/**
 * Returns the region of a page, which decides its header and staff menu. The 404 page has no region in its context, but
 * its address may begin with one: staff see unpublished listings at such addresses.
 * @param context the page's context from gatsby-node
 * @param path null before hydration: one file serves all these addresses
 */
export function areaOfPage(context: object, path: string | null): Area | null {
  if ('area' in context && isArea(context.area)) return context.area;
  const [, first] = path?.split('/') ?? [];
  return isArea(first) ? first : null;
}
