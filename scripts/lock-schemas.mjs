// Writes down the shape of everything that is stored, in sections/schemas.lock.json, so that a test can
// tell when a change of a schema would lose what is stored and published. Run it after a change that is
// meant; it refuses one that needs a new version and steps first.
import './check-node.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { definitions } from '@vitrine/schemas'
import { lockProblems, schemaLock } from '@vitrine/schemas/lock'
import { lockedRecords } from '../sections/src/locked-schemas.ts'
import { sectionSpecs as specs } from '../sections/src/specs.ts'

const file = new URL('../sections/schemas.lock.json', import.meta.url)

/** The lock as it stands; `undefined` when there is none yet. */
function readLock() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

const lock = readLock()
const problems = lock ? lockProblems(lock, lockedRecords, specs) : []
if (problems.length > 0) {
  console.error(`Not written:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
  process.exit(1)
}
writeFileSync(file, `${JSON.stringify(schemaLock(definitions, lockedRecords, specs), null, 1)}\n`)
console.log('Written: sections/schemas.lock.json')
