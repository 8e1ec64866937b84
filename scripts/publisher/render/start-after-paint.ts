/** Gatsby's tag of each initial script, which runs as soon as it is loaded. */
const EAGER = /<script src="([^"]+)" async><\/script>/g;
const AFTER_CONTENT = '<script id="gatsby-script-loader"';
const END = '</body>';

/** Browsers do not know this type, so they neither load nor run the script. */
const WAITING = 'text/after-paint';

/**
 * Runs in the page. If the browser does not report paints, the scripts start at once; without a paint they start after
 * five seconds. A script that fails to load is requested again after 1, 2, 4 seconds and so on.
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
const types = (window.PerformanceObserver && PerformanceObserver.supportedEntryTypes) || [];
if (!types.includes('paint')) return start();
new PerformanceObserver((paints, observer) => {
observer.disconnect();
start();
}).observe({ type: 'paint', buffered: true });
setTimeout(start, 5000);
})();`;

/**
 * Makes a page start its scripts after the first paint. Otherwise they compete with the style sheet, the fonts and the first
 * picture for bandwidth, and cached scripts run before the first paint.
 */
export function startScriptsAfterPaint(html: string): string {
  const content = html.lastIndexOf(AFTER_CONTENT);
  if (content < 0) return html;
  const scripts = html.slice(content);
  const waiting = scripts.replace(EAGER, `<script type="${WAITING}" src="$1"></script>`);
  if (waiting === scripts) return html;
  return html.slice(0, content) + waiting.replace(END, `<script>${START}</script>${END}`);
}
