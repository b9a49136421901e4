// Builds what others install: `npm run pack`; `-- --check` makes sure that they can, `-- --recipes [template]` tries out apps.
import { parseArgs } from 'node:util'
import { buildCommand } from './packages/build-command.mjs'
import { buildCreate } from './packages/build-create.mjs'
import { buildHost } from './packages/build-host.mjs'
import { buildPackage } from './packages/build-package.mjs'
import { checkPackages } from './packages/check-packages.mjs'
import { checkRecipes } from './packages/check-recipes.mjs'
import { packageNames } from './packages/packages.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, recipes: { type: 'boolean', default: false } },
})

for (const name of packageNames) {
  await buildPackage(name)
  console.log(`@vitrine/${name}: built in dist/${name}`)
}
buildHost()
console.log('@vitrine/host: built in dist/host')
await buildCommand()
console.log('vitrine: built in dist/vitrine')
await buildCreate()
console.log('create-vitrine: built in dist/create-vitrine')
if (values.check) {
  await checkPackages()
  console.log('All packages can be installed, checked with strict TypeScript and loaded.')
}
if (values.recipes) await checkRecipes(positionals.length > 0 ? positionals : undefined)
