import { isArea } from '../domain';
import type { Area } from '../domain';

/**
 * The region of a page, whose header and staff menu it has. The page of an address without a file has no region in its
 * context, but its address may begin with one: staff see an unpublished listing there.
 * @param context the page's context from gatsby-node
 * @param path null before hydration: one file answers all these addresses
 */
export function areaOfPage(context: object, path: string | null): Area | null {
  if ('area' in context && isArea(context.area)) return context.area;
  const [, first] = path?.split('/') ?? [];
  return isArea(first) ? first : null;
}
