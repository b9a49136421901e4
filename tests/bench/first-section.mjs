// From an empty folder to a section of one's own: `npm run bench:first-section`, after `npm run pack`.
//
// Follows the guide with packages from a registry on this machine: commands, and the seconds that the machine takes for each;
// what a person reads and types is not counted, nor is the first time that npm fetches what others wrote.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { firstSection, secondsOf } from '../../scripts/packages/first-section.mjs'
import { startRegistry } from '../../scripts/packages/local-registry.mjs'
import { builtFolder, publishedNames } from '../../scripts/packages/packages.mjs'

/**
 * What somebody types from an empty folder to a section of their own, by docs/guide/start.md and docs/how-to/make-a-site.md: the
 * section is made with its test, and checked.
 *
 * @param {string} template
 * @param {string} app the name of its folder
 * @returns {{ command: string[], inApp: boolean }[]}
 */
const commandsToFirstSection = (template, app) => [
  { command: ['npm', 'create', '--yes', 'vitrine@latest', app, '--', '--template', template], inApp: false },
  { command: ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund'], inApp: true },
  { command: ['npx', 'vitrine', 'new-section', firstSection], inApp: true },
  {
    command: ['npx', 'vitrine', 'check', ...(template === 'plugin' ? ['--sections', 'src/sections.ts'] : [])],
    inApp: true,
  },
]

/** `new-section 5.1 s`: without what npm is told besides. */
const inWords = ({ command, seconds }) =>
  `${command.filter((word) => !['--yes', '--prefer-offline', '--no-audit', '--no-fund', 'npx'].includes(word)).join(' ')}: ${seconds.toFixed(1)} s`

const folder = mkdtempSync(join(tmpdir(), 'vitrine-first-section-'))
const registry = await startRegistry(join(folder, 'registry'))
const run = (cwd, [command, ...args]) =>
  promisify(execFile)(command, args, { cwd, env: registry.env, maxBuffer: 64_000_000 })

try {
  for (const name of publishedNames) await run(folder, ['npm', 'publish', builtFolder(name)])
  for (const template of ['site', 'plugin', 'vite']) {
    // The first time fetches what others wrote.
    for (const round of ['first', 'second']) {
      const parent = join(folder, `${template}-${round}`)
      mkdirSync(parent)
      const app = join(parent, 'acme')
      const steps = []
      for (const { command, inApp } of commandsToFirstSection(template, 'acme'))
        steps.push({ command, seconds: await secondsOf(() => run(inApp ? app : parent, command)) })
      if (round === 'first') continue
      const all = steps.reduce((sum, { seconds }) => sum + seconds, 0)
      console.log(`${template}: ${steps.length} commands, ${all.toFixed(1)} s`)
      for (const step of steps) console.log(`  ${inWords(step)}`)
    }
  }
} finally {
  registry.stop()
  rmSync(folder, { recursive: true, force: true })
}
