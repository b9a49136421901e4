// `npm run migrate [-- --dry-run]`: stores all drafts in the versions of the sections of this build, or tells, value by
// value, what that would change (`vitrine impact`). The server may run meanwhile.
import './check-node.mjs'
import { migrateDrafts, openStorage, storedImpact } from '@vitrine/api'
import { sectionSpecs } from '@vitrine/sections/specs'
import { exitCodeOf, impactText } from '../vitrine/src/impact/impact-text.ts'
import { migratedText } from '../vitrine/src/migrate/migrated-text.ts'
import { command, storagePlace } from './storage-place.mjs'

await command(async () => {
  const storage = await openStorage(storagePlace())
  try {
    if (process.argv.includes('--dry-run')) {
      const impact = await storedImpact(storage, sectionSpecs)
      console.log(impactText(impact, { isWhole: process.argv.includes('--all') }))
      process.exitCode = exitCodeOf(impact)
      return
    }
    const drafts = await migrateDrafts(storage, sectionSpecs, {
      isDry: false,
      onDraft: (draft) => console.log(migratedText(draft)),
    })
    const changed = drafts.filter((draft) => draft.changed.length > 0).length
    console.log(`Changed: ${changed} of ${drafts.length} drafts`)
    if (drafts.some(({ failed }) => failed.length > 0)) process.exitCode = 1
  } finally {
    await storage.close()
  }
})
