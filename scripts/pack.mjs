// Builds what others install: `npm run pack`, and with `-- --check` makes sure that they can.
import { parseArgs } from 'node:util'
import { buildCommand } from './packages/build-command.mjs'
import { buildPackage } from './packages/build-package.mjs'
import { checkPackages } from './packages/check-packages.mjs'
import { packageNames } from './packages/packages.mjs'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

for (const name of packageNames) {
  await buildPackage(name)
  console.log(`@vitrine/${name}: built in dist/${name}`)
}
await buildCommand()
console.log('vitrine: built in dist/vitrine')
if (values.check) {
  await checkPackages()
  console.log('All packages can be installed, checked with strict TypeScript and loaded.')
}
