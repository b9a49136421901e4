import { editedContentOf, needsOf, storedChanges } from '@vitrine/model'
import { contentKey, type ProposalProblem } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import type { Database } from '../../platform/database/tables.ts'
import { storedContents } from '../contents/editing/stored-contents.queries.ts'
import { contentsRevision } from '../contents/log/content-operations.queries.ts'
import { type ContentsToSave, inWordsOfSave, saveContentsInTransaction } from '../contents/saving/save-contents.ts'
import { lockSite } from '../sites/lock-site.queries.ts'
import { TOLD, type Tried, takingBack } from './try-on-draft.ts'

/** Saves operations on contents as `saveContents` does, and takes it back. @throws CallError as that does */
export async function tryOnContents(context: MemberContext, input: ContentsToSave): Promise<Tried> {
  const { storage, tenant } = context
  const named = needsOf(input.operations).contents
  const contentsIn = async (db: Database) => {
    const records = await storedContents(db, tenant.id, { contents: named, slugs: [] })
    const own = records.filter((record) => named.includes(contentKey(record)))
    return { contents: Object.fromEntries(own.map((record) => [contentKey(record), editedContentOf(record)])) }
  }
  return inWordsOfSave(() =>
    takingBack(storage.db, async (write): Promise<Tried> => {
      // Nobody saves between what is read here and the save.
      await lockSite(write, tenant.id)
      const revision = await contentsRevision(write, tenant.id)
      const before = await contentsIn(write)
      const { contents } = await saveContentsInTransaction(write, context, input)
      const changes = storedChanges(before, await contentsIn(write))
      const problems = Object.entries(contents).flatMap(([content, saved]) =>
        saved.problems.map((problem): ProposalProblem => ({ level: 'warning', content, ...problem })),
      )
      return { revision, ...changes, problems: problems.slice(0, TOLD) }
    }),
  )
}
