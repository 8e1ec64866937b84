import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { startScriptsAfterPaint } from './start-after-paint';

const SCRIPTS =
  '<script src="/framework-1.js" async></script><script src="/app-2.js" async></script>';
const page = (shown: string): string =>
  `<html><head></head><body><div id="___gatsby">${shown}</div><script id="gatsby-script-loader">own()</script>${SCRIPTS}</body></html>`;

/** Runs the last script of the page in a fake browser. Returns the started scripts and the means to report a paint. */
function run(html: string, entryTypes: readonly string[] | undefined) {
  const started: string[] = [];
  const failing: (() => void)[] = [];
  const timers: { readonly pause: number; readonly run: () => void }[] = [];
  const listeners: (() => void)[] = [];
  class Observer {
    static readonly supportedEntryTypes = entryTypes;
    constructor(private readonly onPaint: (paints: unknown, observer: Observer) => void) {}
    observe() {
      listeners.push(() => {
        this.onPaint([], this);
      });
    }
    disconnect() {
      listeners.length = 0;
    }
  }
  const waiting = [...html.matchAll(/<script type="text\/after-paint" src="([^"]+)">/g)];
  const document = {
    querySelectorAll: () => waiting.map(([, src]) => ({ src })),
    createElement: () => ({}),
    head: {
      append: ({ src, onerror }: { src: string; onerror: () => void }) => {
        started.push(src);
        failing.push(onerror);
      },
    },
  };
  const [, script = ''] = /<script>([^<]*)<\/script><\/body>/.exec(html) ?? [];
  const PerformanceObserver = entryTypes && Observer;
  const setTimeout = (work: (...args: unknown[]) => void, pause: number, ...args: unknown[]) => {
    timers.push({ pause, run: work.bind(undefined, ...args) });
  };
  const window = { PerformanceObserver };
  runInNewContext(script, { window, PerformanceObserver, document, setTimeout });
  return { started, timers, fail: () => failing.at(-1)?.(), paint: () => listeners[0]?.() };
}

describe('a page that starts after its paint', () => {
  const html = startScriptsAfterPaint(page('A text'));

  it('has no script that is fetched or runs at once but its last', () => {
    expect(html).not.toMatch(/<script[^>]*async/);
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).toContain('<script id="gatsby-script-loader">own()</script>');
  });

  it('starts its scripts once, in their order, when it is painted', () => {
    const { started, timers, paint } = run(html, ['mark', 'paint']);
    expect(started).toEqual([]);
    paint();
    paint();
    for (const { run: elapse } of timers) elapse();
    expect(started).toEqual(['/framework-1.js', '/app-2.js']);
  });

  it('starts them after five seconds where no paint is told of', () => {
    const { started, timers } = run(html, ['paint']);
    expect(timers.map(({ pause }) => pause)).toEqual([5000]);
    timers[0]?.run();
    expect(started).toEqual(['/framework-1.js', '/app-2.js']);
  });

  it('starts them at once where a browser does not tell of paints', () => {
    for (const entryTypes of [undefined, ['mark']]) {
      expect(run(html, entryTypes).started).toEqual(['/framework-1.js', '/app-2.js']);
    }
  });

  it('asks again for a script that does not come, each time after a longer pause', () => {
    const { started, timers, fail } = run(html, undefined);
    for (const pause of [1000, 2000]) {
      fail();
      expect(timers.at(-1)?.pause).toBe(pause);
      timers.at(-1)?.run();
    }
    expect(started).toEqual(['/framework-1.js', ...Array<string>(3).fill('/app-2.js')]);
  });

  it('leaves what the page shows as it is, and a page without scripts', () => {
    const shown = 'Write &lt;script src="/x.js" async>&lt;/script> or </body> as you like';
    expect(startScriptsAfterPaint(page(shown))).toContain(`<div id="___gatsby">${shown}</div>`);
    expect(startScriptsAfterPaint('<p>Nothing</p>')).toBe('<p>Nothing</p>');
  });
});
