import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { firstSection, secondsOf } from './first-section.mjs'
import { startRegistry } from './local-registry.mjs'
import { builtFolder, publishedNames } from './packages.mjs'
import { tryPlugin } from './try-plugin.mjs'
import { walkRecipe } from './walk-recipe.mjs'
import { serveSite, walkDevelopment, walkSite } from './walk-site.mjs'

/** The templates of create-vitrine, and how the app that each makes is started to be looked at. */
const recipes = [
  {
    template: 'vite',
    serve: (port) => ['npx', 'vite', 'preview', '--host', '127.0.0.1', '--port', port],
    paths: { edit: '/edit.html', form: '/form.html' },
    // What is published stays in the browser, so only it knows which pages there are.
    hasServer: false,
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
  // The whole service, and the first section that is made in it.
  { template: 'site', walk: walkWholeSite },
  // A pack of sections for it, in two versions.
  { template: 'plugin', startsFrom: 'site', walk: walkPack },
]

/** What a command says, whatever it ends with. */
const saidIn = (cwd, env, command, ...args) =>
  new Promise((resolve) => {
    execFile(command, args, { cwd, env, maxBuffer: 256_000_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    )
  })

/** Makes a first section in a site of one's own, and looks at it: as it is built, and while it is developed. */
async function walkWholeSite(folder, site, env, run) {
  const made = await secondsOf(() => run(site, 'npx', 'vitrine', 'new-section', firstSection))
  const checked = await secondsOf(() => run(site, 'npx', 'vitrine', 'check', '--labels', 'plugin/labels'))
  console.log(`${firstSection}: made and tested in ${made.toFixed(1)} s, checked in ${checked.toFixed(1)} s`)
  await run(site, 'npm', 'run', 'build')
  for (const [script, walk] of [
    ['start', walkSite],
    ['dev', walkDevelopment],
  ]) {
    const served = await serveSite(site, script, { ...env, DATA_DIR: join(folder, `data-of-${script}`) })
    try {
      console.log(`npm run ${script}, walked: ${Math.round(await secondsOf(() => walk(served, site)))} s`)
    } finally {
      await served.stop()
    }
  }
}

/** Makes a pack of sections, and installs it in a site. */
async function walkPack(folder, site, env) {
  const kinds = await tryPlugin({ parent: folder, site, run: runIn(env), said: saidIn, env })
  console.log(`The next version of a pack, with 1,000 pages: ${JSON.stringify(kinds)}`)
}

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
async function tryRecipe(parent, recipe, env) {
  const { template, startsFrom = template } = recipe
  const folder = mkdtempSync(join(parent, `${template}-`))
  const steps = []
  const run = async (cwd, ...command) => {
    const seconds = await secondsOf(() => runIn(env)(cwd, ...command))
    steps.push(`${command.filter((word) => !word.startsWith('-')).join(' ')} ${Math.round(seconds)} s`)
  }
  const since = performance.now()
  await run(folder, 'npm', 'create', '--yes', 'vitrine@latest', startsFrom, '--', '--template', startsFrom)
  const app = join(folder, startsFrom)
  await run(app, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund')
  await run(app, 'npm', 'test')
  if (!recipe.walk) await run(app, 'npm', 'run', 'build')
  if (recipe.walk) await recipe.walk(folder, app, env, run)
  else await walkRecipe(app, recipe, env)
  const all = Math.round((performance.now() - since) / 1000)
  console.log(`create-vitrine --template ${template}: works (${all} s: ${steps.join(', ')})`)
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
    for (const name of publishedNames) await runIn(env)(folder, 'npm', 'publish', builtFolder(name))
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
