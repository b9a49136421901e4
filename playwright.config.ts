import { defineConfig } from '@playwright/test'
import { browserFlags, browserPath, headlessPath } from './scripts/browser.mjs'

const port = Number(process.env.E2E_PORT ?? 4317)

const launchOptions = { args: [...browserFlags] }

const ofOwners = [
  'api-keys.e2e.ts',
  'comments.e2e.ts',
  'content-form.e2e.ts',
  'content-table.e2e.ts',
  'designer.e2e.ts',
  'frame.e2e.ts',
  'help.e2e.ts',
  'inbox.e2e.ts',
  'live-chat.e2e.ts',
  'live-preview.e2e.ts',
  'loading.e2e.ts',
  'media.e2e.ts',
  'mouse.e2e.ts',
  'new-site.e2e.ts',
  'office.e2e.ts',
  'plans.e2e.ts',
  'office-dialogs.e2e.ts',
  'office-roles.e2e.ts',
  'office-words.e2e.ts',
  'passkeys.e2e.ts',
  'publishing.e2e.ts',
  'review.e2e.ts',
  'scrollbars.e2e.ts',
  'site-parts.e2e.ts',
  'shell.e2e.ts',
  'spreadsheet.e2e.ts',
  'translation.e2e.ts',
  'webhooks.e2e.ts',
  'workbench.e2e.ts',
]

/** What people do, in a real browser, against a server as `npm start` runs it. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // They wait for pages most of the time, so there are more of them than cores.
  workers: 3,
  forbidOnly: !!process.env.CI,
  // One that fails is tried again where the whole is checked (.ci/run), and named as flaky when it passes then.
  retries: Number(process.env.RETRIES ?? 0),
  // Minutes by themselves: they run with the whole matrix (`npm run test:all`).
  ...(process.env.MATRIX === 'all' ? {} : { grepInvert: /@long/ }),
  // Owners change and publish the demo, so they come when visitors have seen it as it is.
  // One of these files alone: `npx playwright test designer --no-deps`.
  projects: [
    {
      name: 'visitors',
      testIgnore: ofOwners,
      use: { launchOptions: { ...launchOptions, executablePath: headlessPath() } },
    },
    {
      name: 'owners',
      testMatch: ofOwners,
      dependencies: ['visitors'],
      use: { launchOptions: { ...launchOptions, executablePath: browserPath() } },
    },
  ],
  reporter: [['list']],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
  },
  webServer: {
    command: `node tests/e2e/server.mjs ${port}`,
    url: `http://localhost:${port}/api/site/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
