import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { offsetsOf, written } from '../testing/written.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What Node writes (`vitest.config.ts`). */
    writtenByServer: (zones: readonly string[]) => Promise<Readonly<Record<string, string>>>
    /** How Node knows the clocks of zones. */
    offsetsOfServer: (zones: readonly string[]) => Promise<Readonly<Record<string, string>>>
  }
}

// Text that the server wrote stays when a browser takes it over (R227, T29).
test('server and browser write the same in every language, zone and calendar', async () => {
  const known = Intl.supportedValuesOf('timeZone')
  const [offsetsThere, offsetsHere] = [await commands.offsetsOfServer(known), offsetsOf(known)]
  const zones = known.filter((zone) => offsetsThere[zone] === offsetsHere[zone])
  expect(zones.length, 'zones whose clocks both know alike').toBeGreaterThan(known.length * 0.98)
  const [there, here] = [await commands.writtenByServer(zones), written(zones)]
  const differing = Object.keys(here).filter((key) => here[key] !== there[key])
  expect(Object.keys(here).length).toBeGreaterThan(10_000)
  expect(differing.map((key) => [key, there[key], here[key]])).toEqual([])
})
