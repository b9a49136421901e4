import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startRegistry } from './local-registry.mjs'
import { builtFolder, commandName, packageNames } from './packages.mjs'
import { walkRecipe } from './walk-recipe.mjs'

/** The templates of create-vitrine, and how the app that each makes is started to be looked at. */
const recipes = [
  {
    template: 'vite',
    serve: (port) => ['npx', 'vite', 'preview', '--host', '127.0.0.1', '--port', port],
    paths: { edit: '/edit.html', form: '/form.html' },
  },
  {
    template: 'next',
    serve: (port) => ['npx', 'next', 'start', '--hostname', '127.0.0.1', '--port', port],
    // In React's server components.
    drawsOnServer: true,
  },
  { template: 'react-router', serve: () => ['npm', 'start'] },
  { template: 'astro', serve: () => ['npm', 'start'] },
  { template: 'node', serve: () => ['npm', 'start'] },
]

/** So many apps are made beside each other: they wait for the registry half of the time. */
const BESIDE = 2

/** @throws Error with all that a command said, where it fails. */
const runIn =
  (env) =>
  async (cwd, command, ...args) => {
    try {
      await promisify(execFile)(command, args, { cwd, env, maxBuffer: 64_000_000 })
    } catch ({ stdout = '', stderr = '' }) {
      throw new Error(`${cwd}: ${command} ${args.join(' ')} failed.\n${stdout}\n${stderr}`)
    }
  }

/** Makes an app of one template and clicks through it. */
async function tryRecipe(folder, recipe, env) {
  const { template } = recipe
  const run = runIn(env)
  const since = performance.now()
  await run(folder, 'npm', 'create', '--yes', 'vitrine@latest', template, '--', '--template', template)
  const app = join(folder, template)
  await run(app, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund')
  await run(app, 'npm', 'run', 'build')
  await run(app, 'npm', 'test')
  await walkRecipe(app, recipe, env)
  console.log(`create-vitrine --template ${template}: works (${Math.round((performance.now() - since) / 1000)} s)`)
}

/**
 * Publishes what was built to a registry on this machine, and begins an app from each template in an empty folder, as
 * somebody else would: it is installed, built with strict types, tested, started, and clicked through in a browser.
 *
 * @param wanted the templates to try; all when left out
 * @throws Error of the first command that fails, or of what the browser did not show.
 */
export async function checkRecipes(wanted = recipes.map(({ template }) => template)) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-recipes-'))
  const registry = await startRegistry(join(folder, 'registry'))
  try {
    const { env } = registry
    for (const name of [...packageNames, commandName, 'create-vitrine'])
      await runIn(env)(folder, 'npm', 'publish', builtFolder(name))
    const waiting = recipes.filter(({ template }) => wanted.includes(template))
    const next = async () => {
      for (let recipe = waiting.shift(); recipe; recipe = waiting.shift()) await tryRecipe(folder, recipe, env)
    }
    await Promise.all(Array.from({ length: BESIDE }, next))
  } finally {
    registry.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
