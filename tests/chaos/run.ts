// `npm run chaos [-- name …] [--short]`: what must hold when everything goes wrong, as a table.

import { isPossible } from './needs.ts'
import { row } from './results.ts'
import { scenarios } from './scenarios/index.ts'

// What we started ends with us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const words = process.argv.slice(2)
const wanted = words.filter((word) => !word.startsWith('--'))
const isShort = words.includes('--short')

let failed = false
console.log('| criterion | what | runs | result | figures |\n|---|---|---|---|---|')
for (const scenario of scenarios) {
  if (wanted.length > 0 && !wanted.includes(scenario.name)) continue
  if (!isPossible(scenario)) {
    console.log(`| – | ${scenario.name} | 0 | skipped | needs ${scenario.needs} |`)
    continue
  }
  for (const result of await scenario.run(isShort ? scenario.short : scenario.long)) {
    // A machine that does other things meanwhile may be slow.
    failed ||= !result.passed || (!isShort && !result.timely)
    console.log(row(result))
  }
}
process.exit(failed ? 1 : 0)
