import { describe, expect, it } from 'vitest'
import { isPossible } from './needs.ts'
import { scenarios } from './scenarios/index.ts'

// The short versions; `npm run chaos` runs the long ones, and looks at how long things take too.
describe('When everything goes wrong', () => {
  // What starts machines needs the build: `npm run test:all` runs it by itself.
  for (const scenario of scenarios.filter(({ short, needs }) => short > 0 && needs !== 'machines'))
    it.skipIf(!isPossible(scenario))(
      `${scenario.name}: nothing is lost`,
      async () => {
        for (const { what, passed, figures } of await scenario.run(scenario.short))
          expect({ what, passed, figures }).toEqual({ what, passed: true, figures })
      },
      120_000,
    )
})
