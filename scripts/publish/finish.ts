import { withPolicy } from './content-policy';
import { startingAfterPaint } from './start-after-paint';

/** What is published of a page's HTML, as the engine rendered it. `cmsUrl` is the origin that it may ask. */
export const finished = (html: string, cmsUrl: string): string =>
  withPolicy(startingAfterPaint(html), cmsUrl);
