import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { written } from '../testing/written.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What Node writes (`vitest.config.ts`). */
    writtenByServer: (zones: readonly string[]) => Promise<Readonly<Record<string, string>>>
  }
}

// Text that the server wrote stays when a browser takes it over (R227, T29).
test('server and browser write the same in every language, zone and calendar', async () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const [there, here] = [await commands.writtenByServer(zones), written(zones)]
  const differing = Object.keys(here).filter((key) => here[key] !== there[key])
  expect(Object.keys(here).length).toBeGreaterThan(10_000)
  expect(differing.map((key) => [key, there[key], here[key]])).toEqual([])
})
