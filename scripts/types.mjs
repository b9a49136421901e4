// Checks all types: the packages in their order, then their tests, stories and scripts, two at a time.
import { spawn } from 'node:child_process'

/** @param {readonly string[]} args @returns {Promise<number>} the exit code */
const tsc = (...args) =>
  new Promise((resolve) => {
    spawn('tsc', args, { stdio: 'inherit' }).once('exit', (code) => resolve(code ?? 1))
  })

const tests = ['client', 'renderer', 'puck', 'sections', 'setters', 'editor-core', 'designer', 'office']
const projects = ['tests', ...tests.map((name) => `${name}/tsconfig.test.json`), '.storybook']

let failed = await tsc('-b')
failed ||= await tsc('-b', 'schemas/tsconfig.test.json', 'model/tsconfig.test.json')
const rest = projects.values()
async function checkRest() {
  for (const project of rest) {
    if (failed) return
    const code = await tsc('-p', project)
    // Not before it is known: the one beside may have failed meanwhile.
    failed ||= code
  }
}
if (!failed) await Promise.all([checkRest(), checkRest()])
process.exit(failed)
