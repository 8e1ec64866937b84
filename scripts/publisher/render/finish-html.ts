import { withContentPolicy } from './content-policy';
import type { Origins } from './content-policy';
import { startScriptsAfterPaint } from './start-after-paint';

/** What is published of a page's HTML, as the engine rendered it. */
export const finishHtml = (html: string, origins: Origins): string =>
  withContentPolicy(startScriptsAfterPaint(html), origins);
