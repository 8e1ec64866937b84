/** What Gatsby writes for each script that a page starts with: it runs as soon as it is there. */
const EAGER = /<script src="([^"]+)" async><\/script>/g;
const AFTER_CONTENT = '<script id="gatsby-script-loader"';
const END = '</body>';

/** Not known to a browser as a script, so it is neither fetched nor run. */
const WAITING = 'text/after-paint';

/**
 * Runs in the page. A browser that does not tell of its paints starts the scripts at once, one that tells of none after
 * five seconds; a script that does not come is asked for again, after a second, two, four and so on.
 */
const START = `(() => {
let isStarted = false;
const load = (src, pause) => {
const onerror = () => setTimeout(load, pause, src, 2 * pause);
document.head.append(Object.assign(document.createElement('script'), { src, onerror }));
};
const start = () => {
if (isStarted) return;
isStarted = true;
for (const { src } of document.querySelectorAll('script[type="${WAITING}"]')) load(src, 1000);
};
const told = (window.PerformanceObserver && PerformanceObserver.supportedEntryTypes) || [];
if (!told.includes('paint')) return start();
new PerformanceObserver((paints, observer) => {
observer.disconnect();
start();
}).observe({ type: 'paint', buffered: true });
setTimeout(start, 5000);
})();`;

/**
 * The page with its scripts begun once it has been painted. Fetched from the start, they take the line from what the
 * reader waits for, its style sheet, letters and first picture; and those that are there early, as on every second visit,
 * run before the first paint.
 */
export function startScriptsAfterPaint(html: string): string {
  const content = html.lastIndexOf(AFTER_CONTENT);
  if (content < 0) return html;
  const scripts = html.slice(content);
  const waiting = scripts.replace(EAGER, `<script type="${WAITING}" src="$1"></script>`);
  if (waiting === scripts) return html;
  return html.slice(0, content) + waiting.replace(END, `<script>${START}</script>${END}`);
}
