import { performance } from 'node:perf_hooks'

/** The section that whoever follows the guide makes first. */
export const firstSection = 'price-table'

/**
 * What somebody types from an empty folder to a section of their own, by docs/guide/start.md and docs/how-to/make-a-site.md: the
 * section is made with its test, and checked.
 *
 * @param {string} template
 * @param {string} app the name of its folder
 * @returns {{ command: string[], inApp: boolean }[]}
 */
export const commandsToFirstSection = (template, app) => [
  { command: ['npm', 'create', '--yes', 'vitrine@latest', app, '--', '--template', template], inApp: false },
  { command: ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund'], inApp: true },
  { command: ['npx', 'vitrine', 'new-section', firstSection], inApp: true },
  {
    command: ['npx', 'vitrine', 'check', ...(template === 'plugin' ? ['--sections', 'src/sections.ts'] : [])],
    inApp: true,
  },
]

/** Does something, and answers how long it took, in seconds. */
export async function secondsOf(work) {
  const since = performance.now()
  await work()
  return (performance.now() - since) / 1000
}

/** `new-section 5.1 s`: without what npm is told besides. */
export const inWords = ({ command, seconds }) =>
  `${command.filter((word) => !['--yes', '--prefer-offline', '--no-audit', '--no-fund', 'npx'].includes(word)).join(' ')}: ${seconds.toFixed(1)} s`
