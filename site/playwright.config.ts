import { defineConfig } from '@playwright/test';
import { setting } from './e2e/setting';

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

/** The stories, each told on a phone and on a desk, against a built and published site (`npm test -- e2e`). */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/sign-in-to-panel.ts',
  // axe looks at a whole page several times in one story.
  timeout: 60_000,
  testMatch: '*.story.ts',
  outputDir: setting('TEST_RESULTS'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: setting('TEST_REPORT') }]],
  use: {
    baseURL: setting('SITE_URL'),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What moves is not measured while it moves.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: { executablePath: chromium === '' ? undefined : chromium, args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
    },
    { name: 'desk', use: { viewport: { width: 1280, height: 800 } } },
    // What changes the content is told by itself, after the others, which compare pages with it.
    { name: 'live', testMatch: '*.live.ts', fullyParallel: false, workers: 1 },
  ],
});
