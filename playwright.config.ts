import { defineConfig } from '@playwright/test';

import { BROWSER_FLAGS } from './scripts/browser.mjs';

const PORT = Number(process.env.E2E_PORT ?? 8082);

export default defineConfig({
  testDir: '__tests__/e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: process.env.DEEP === '1' ? [] : '**/*.deep.e2e.ts',
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    colorScheme: 'dark',
    // Fetching the whole app for times without a network costs every test a second; offline.e2e.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: BROWSER_FLAGS,
    },
  },
  webServer: {
    command: 'node scripts/serve-web.mjs',
    url: `http://localhost:${PORT}`,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
  },
});
