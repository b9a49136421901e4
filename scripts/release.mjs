// Publishes what is newer than the registry has: `npm run release`, and with `-- --dry-run` all of it but the last step.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildCommand } from './packages/build-command.mjs'
import { buildCreate } from './packages/build-create.mjs'
import { buildHost } from './packages/build-host.mjs'
import { buildPackage } from './packages/build-package.mjs'
import { checkPackages } from './packages/check-packages.mjs'
import { checkRecipes } from './packages/check-recipes.mjs'
import { readManifest } from './packages/manifest.mjs'
import { builtFolder, commandName, packageNames, publishedNames } from './packages/packages.mjs'

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
const isDry = values['dry-run']

/** Whether the registry has a version; one that nobody published is answered with an error. */
function isPublished(id) {
  try {
    return (
      execFileSync('npm', ['view', id, 'version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() !==
      ''
    )
  } catch {
    return false
  }
}

for (const name of packageNames) await buildPackage(name)
buildHost()
await buildCommand()
await buildCreate()
await checkPackages()
await checkRecipes()
const commands = [commandName, 'create-vitrine']
for (const name of publishedNames) {
  const { version } = readManifest(name)
  const id = `${commands.includes(name) ? name : `@vitrine/${name}`}@${version}`
  if (isPublished(id)) {
    console.log(`${id}: is published already`)
    continue
  }
  const args = ['publish', builtFolder(name), '--access', 'public', ...(isDry ? ['--dry-run'] : [])]
  execFileSync('npm', args, { stdio: isDry ? ['ignore', 'ignore', 'ignore'] : 'inherit' })
  console.log(isDry ? `${id}: would be published` : `${id}: published`)
}
