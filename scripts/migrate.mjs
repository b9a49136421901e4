// `npm run migrate [-- --dry-run]`: stores all drafts in the versions of the sections of this build, or
// tells what that would change, site by site. The server may run meanwhile.
import './check-node.mjs'
import { migrateDrafts, openStorage } from '@vitrine/api'
import { sectionSpecs } from '@vitrine/sections/specs'
import { command, storagePlace } from './storage-place.mjs'

const isDry = process.argv.includes('--dry-run')

/** One draft in a few lines. */
function told({ clientId, draftsId, pages, changed, components, failed }) {
  const name = `${clientId}, draft ${draftsId}`
  if (changed.length === 0 && failed.length === 0) return `${name}: up to date (${pages} pages)`
  const lines = Object.entries(components).map(([step, count]) => `  ${step}: ${count} components`)
  const verb = isDry ? 'would change' : 'changed'
  return [
    `${name}: ${changed.length} of ${pages} pages, header and footer ${verb}`,
    ...lines,
    ...failed.map((component) => `  cannot be upgraded, and stays as it is: ${component}`),
  ].join('\n')
}

await command(async () => {
  const storage = await openStorage(storagePlace())
  try {
    const drafts = await migrateDrafts(storage, sectionSpecs, {
      isDry,
      onDraft: (draft) => console.log(told(draft)),
    })
    const changed = drafts.filter((draft) => draft.changed.length > 0).length
    console.log(`${isDry ? 'Would change' : 'Changed'}: ${changed} of ${drafts.length} drafts`)
    if (drafts.some(({ failed }) => failed.length > 0)) process.exitCode = 1
  } finally {
    await storage.close()
  }
})
