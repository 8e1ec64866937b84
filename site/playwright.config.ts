import { defineConfig } from '@playwright/test';
import { setting } from './e2e/support/setting';

/** Quiet, deterministic Chromium: nothing of its own goes out to the network. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where it is empty, Playwright takes its own download. */
const chromium = process.env.CHROMIUM_PATH;

/** Specs that change the published content: they run alone, after the others, which compare pages with it. */
const PUBLISHING = '**/*.publishing.spec.ts';

/**
 * A plain run runs every spec at one width: the phone's, but for those that are about the desktop. A spec with `@both`
 * has a layout of its own at each width, and runs at both. With `E2E_ALL=1` every spec runs at both widths, except those
 * with `@phone` or `@desktop`, which are about one of them.
 */
const isAll = process.env.E2E_ALL === '1';

/** The end-to-end specs, against a built and published site (`npm test -- e2e`). */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // Generous: on a busy machine a condition may come late, which is no failure.
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
    // Without animations, so that positions and colours are final when they are read.
    contextOptions: { reducedMotion: 'reduce' },
    // Actions, console and network. DOM snapshots and a film strip would cost a quarter more time.
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
