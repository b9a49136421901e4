import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  { template: 'next', serve: (port) => ['npx', 'next', 'start', '--hostname', '127.0.0.1', '--port', port] },
  { template: 'react-router', serve: () => ['npm', 'start'] },
  { template: 'astro', serve: () => ['npm', 'start'] },
  { template: 'node', serve: () => ['npm', 'start'] },
]

/**
 * Publishes what was built to a registry on this machine, and begins an app from each template in an empty folder, as
 * somebody else would: it is installed, built with strict types, tested, started, and clicked through in a browser.
 *
 * @throws Error of the first command that fails, or of what the browser did not show.
 */
export async function checkRecipes(wanted = recipes.map(({ template }) => template)) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-recipes-'))
  const registry = await startRegistry(join(folder, 'registry'))
  try {
    const { env } = registry
    for (const name of [...packageNames, commandName, 'create-vitrine'])
      execFileSync('npm', ['publish', builtFolder(name)], { env, stdio: 'ignore' })
    for (const recipe of recipes.filter(({ template }) => wanted.includes(template))) {
      const { template } = recipe
      const since = performance.now()
      const run = (cwd, command, ...args) => {
        const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
        if (status !== 0) throw new Error(`${template}: ${command} ${args.join(' ')} failed.\n${stdout}\n${stderr}`)
      }
      run(folder, 'npm', 'create', '--yes', 'vitrine@latest', template, '--', '--template', template)
      const app = join(folder, template)
      run(app, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund')
      run(app, 'npm', 'run', 'build')
      run(app, 'npm', 'test')
      await walkRecipe(app, recipe, env)
      console.log(`create-vitrine --template ${template}: works (${Math.round((performance.now() - since) / 1000)} s)`)
    }
  } finally {
    registry.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
