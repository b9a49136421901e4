import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { scopedName } from './renderer/build/section-styles-plugin.ts'
import { offsetsOf, written } from './schemas/src/testing/written.ts'
import { browserFlags, browserPath } from './scripts/browser.mjs'
import { serviceInVite } from './tests/editor/service-in-vite.ts'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))
/** Class names as visitors get them: `banner-title`. */
const css = { modules: { generateScopedName: scopedName() } }
/** What takes a minute by itself stands in `*.long.test.ts`, and runs in `npm run test:all`. */
const long = process.env.LONG ? [] : ['**/*.long.test.*']
/** Apps that others begin with have tests of their own, which run there (`scripts/packages/check-recipes.mjs`). */
const ignored = ['**/node_modules/**', '**/dist/**', 'create-vitrine/templates/**', ...long]

/** Two cores at work on other things are slow at times; a test that hangs is still found. Property tests may take long. */
const patience = {
  testTimeout: process.env.PROPERTY_RUNS ? 600_000 : 120_000,
  hookTimeout: 120_000,
  // One that fails is tried again where the whole is checked (.ci/run), and named when it passes then.
  retry: Number(process.env.RETRIES ?? 0),
}

/** The files of a worker share what they import: most of their time went into importing it again. */
const together = { isolate: false }

/**
 * Pure functions and the service, `*.test.ts`, wherever they stand; and what pages are on the server, with the JSX that
 * it is built with: `*.server.test.tsx`.
 */
const node: TestProjectConfiguration = {
  oxc: { jsx: { importSource: '@vitrine/renderer', development: false } },
  css,
  test: {
    name: 'node',
    environment: 'node',
    include: ['**/*.test.{ts,mjs}', '**/*.server.test.tsx'],
    exclude: ignored,
    setupFiles: ['scripts/property-runs.mjs'],
    globalSetup: ['scripts/postgres-setup.mjs', 'scripts/object-store-setup.mjs'],
    ...together,
    ...patience,
  },
}

/** What is drawn, in a document without layout: `*.test.tsx`. */
const jsdom: TestProjectConfiguration = {
  plugins: [react()],
  css,
  test: {
    name: 'jsdom',
    environment: 'jsdom',
    include: ['**/*.test.tsx'],
    exclude: [...ignored, '**/*.{browser,server}.test.tsx'],
    setupFiles: ['renderer/src/testing/setup-jsdom.ts', 'scripts/property-runs.mjs'],
    css: { include: /\.css$/, modules: { classNameStrategy: 'scoped' } },
    ...together,
    ...patience,
  },
}

/** What runs in a real browser; nothing, where there is none. */
function inBrowser(): readonly TestProjectConfiguration[] {
  let executablePath: string
  try {
    executablePath = browserPath()
  } catch (error) {
    console.warn(`\nSKIPPED: neither stories nor layouts are tested. ${(error as Error).message}\n`)
    return []
  }
  const service = serviceInVite()
  const run = () => ({
    ...patience,
    testTimeout: 60_000,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: [...browserFlags] } }),
      instances: [{ browser: 'chromium' as const }],
      commands: {
        writtenByServer: (_context: unknown, zones: readonly string[]) => written(zones),
        offsetsOfServer: (_context: unknown, zones: readonly string[]) => offsetsOf(zones),
        ...service.commands,
      },
    },
  })
  /** Every story, as wide as a desk's and a phone's, with axe's look at it. */
  const stories = (['pc', 'mobile'] as const).map((device) => ({
    plugins: [storybookTest({ configDir, initialGlobals: { viewport: { value: device } } })],
    test: { name: device === 'pc' ? 'storybook' : `storybook-${device}`, ...run(), ...together },
  }))
  /** What only a layout can show: `*.browser.test.tsx`. */
  const layout = {
    plugins: [react(), service.plugin],
    css,
    test: { name: 'layout', include: ['**/*.browser.test.tsx'], exclude: ignored, ...run() },
  }
  return [...stories, layout]
}

export default defineConfig({
  // One more than there are cores: many tests wait for servers that they started.
  test: { maxWorkers: availableParallelism() + 1, projects: [node, jsdom, ...inBrowser()] },
})
