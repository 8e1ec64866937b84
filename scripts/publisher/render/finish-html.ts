import { withPolicy } from './content-policy';
import type { Origins } from './content-policy';
import { startingAfterPaint } from './start-after-paint';

/** What is published of a page's HTML, as the engine rendered it. */
export const finished = (html: string, origins: Origins): string =>
  withPolicy(startingAfterPaint(html), origins);
