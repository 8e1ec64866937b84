import { defineConfig } from '@playwright/test';
import { setting } from './e2e/support/setting';

/** Flags for a deterministic Chromium without network requests of its own. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each spec's process loads its scripts anew. V8 collects less garbage meanwhile if its young generation has 16 MB.
  '--js-flags=--min-semi-space-size=16',
];

/** The path of Chromium. If it is empty, Playwright uses its own download. */
const chromium = process.env.CHROMIUM_PATH;

/**
 * Specs that change the published content. They run alone after the others, because the others compare pages with that
 * content.
 */
const PUBLISHING = '**/*.publishing.spec.ts';

/**
 * By default, every spec runs at one width: the phone's, except for specs about the desktop. A spec with `@both` has a
 * different layout at each width, and runs at both. With `E2E_ALL=1` every spec runs at both widths, except specs with
 * `@phone` or `@desktop`, which are about one of them.
 */
const isAll = process.env.E2E_ALL === '1';

/** The end-to-end specs, against a built and published site (`npm test -- e2e`). */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // Long, because a condition may take time on a busy machine, and that is not a failure.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  outputDir: setting('TEST_RESULTS'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the cores of a small machine: specs also wait for responses and debounced input.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: setting('TEST_REPORT') }]],
  use: {
    baseURL: setting('SITE_URL'),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // No animations, so that positions and colours are final when a spec reads them.
    contextOptions: { reducedMotion: 'reduce' },
    // Records actions, console and network. DOM snapshots and screenshots would cost a quarter more time.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium === '' ? undefined : chromium, args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: PUBLISHING,
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: PUBLISHING,
      ...(isAll ? { grepInvert: /@phone/ } : { grep: /@desktop|@both/ }),
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'publishing', testMatch: PUBLISHING, fullyParallel: false, workers: 1 },
  ],
});
