import type { Specs } from '@vitrine/model'
import { contentKinds } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { JobKind, JobRun } from '../../platform/jobs/job.ts'
import { contentsStamp, ownedContent } from '../contents/editing/keep-content-texts.ts'
import { pageIdsOf } from '../drafts/store/draft-pages.queries.ts'
import { lockDraft } from '../drafts/store/draft-rows.queries.ts'
import { readDraft } from '../drafts/store/drafts.queries.ts'
import { lockSite } from '../sites/lock-site.queries.ts'
import { languagesOfDraft, ownedIn } from '../text-index/draft-texts.ts'
import { indexStamp } from '../text-index/index-stamp.ts'
import { clearSome, writeOwners } from '../text-index/text-index.queries.ts'
import {
  endScope,
  isKept,
  keepScope,
  languagesOfContents,
  resetScope,
  scopeOfContents,
  scopeOfDraft,
  type TextScope,
} from '../text-index/text-scopes.queries.ts'
import { contentsAfter, countContents } from './read-contents.queries.ts'

export const INDEX_TEXTS = 'index-texts'

/** What is to be indexed: a draft, or the contents of the site where none is named. */
export interface TextsToIndex {
  readonly draftsId?: string
}

/** So many pages, or contents, are indexed while others wait. */
const PAGES_AT_ONCE = 4
const CONTENTS_AT_ONCE = 20

/** Indexes all texts of a draft or of the contents in short pieces; saves in between keep what is there already. */
export const indexTextsJob = (storage: Storage, specs: Specs): JobKind => ({
  name: INDEX_TEXTS,
  async run(input, run) {
    if (run.tenantId === null) throw new Error('Texts belong to a site.')
    // Only the list of texts adds it.
    const { draftsId } = input as TextsToIndex
    return draftsId === undefined
      ? indexContents(storage, run.tenantId, run)
      : indexDraft(storage, specs, { tenantId: run.tenantId, draftsId }, run)
  },
})

/** Begins anew: nothing is there, and from now on saves write what they change. */
async function begin(storage: Storage, at: TextScope, stampNow: (write: Database) => Promise<string>): Promise<string> {
  await resetScope(storage.db, at)
  while (await storage.db.transaction().execute((write) => clearSome(write, at)));
  return storage.db.transaction().execute(async (write) => {
    const stamp = await stampNow(write)
    await keepScope(write, at, stamp)
    return stamp
  })
}

/** What has got other languages meanwhile is begun anew, by the next try. */
async function mustBeKept(write: Database, at: TextScope, stamp: string): Promise<void> {
  if (!(await isKept(write, at, stamp))) throw new Error('The languages have changed while the texts were indexed.')
}

async function indexDraft(
  storage: Storage,
  specs: Specs,
  { tenantId, draftsId }: { readonly tenantId: string; readonly draftsId: string },
  { progress }: JobRun,
): Promise<object> {
  const at = scopeOfDraft(tenantId, draftsId)
  const id = Number(draftsId)
  /** Some pages as they are now, while nobody else saves; without any, what stands around all pages. */
  const read = async (write: Database, pages: readonly string[]) => {
    await lockDraft(write, storage.engine, tenantId, id)
    return readDraft(write, specs, tenantId, draftsId, pages)
  }
  const stamp = await begin(storage, at, async (write) => {
    const draft = await read(write, [])
    return draft ? indexStamp(specs, languagesOfDraft(draft)) : ''
  })
  if (stamp === '') return {}
  const pages = await pageIdsOf(storage.db, tenantId, id)
  for (let done = 0; done === 0 || done < pages.length; done += PAGES_AT_ONCE) {
    progress(done, pages.length)
    await storage.db.transaction().execute(async (write) => {
      const draft = await read(write, pages.slice(done, done + PAGES_AT_ONCE))
      if (!draft) return
      const languages = languagesOfDraft(draft)
      await mustBeKept(write, at, indexStamp(specs, languages))
      // What stands around all pages is read with each of them.
      const owned = [...ownedIn(draft, specs)].filter(({ place }) => done === 0 || place.startsWith('page/'))
      await writeOwners(write, at, owned, languages)
    })
  }
  await storage.db.transaction().execute(async (write) => {
    const draft = await read(write, [])
    if (!draft) return
    await mustBeKept(write, at, indexStamp(specs, languagesOfDraft(draft)))
    await endScope(write, at)
  })
  return {}
}

async function indexContents(storage: Storage, tenantId: string, { progress }: JobRun): Promise<object> {
  const at = scopeOfContents(tenantId)
  await begin(storage, at, async (write) => {
    await lockSite(write, tenantId)
    return contentsStamp(await languagesOfContents(write, tenantId))
  })
  const total = await countContents(storage.db, tenantId)
  let done = 0
  for (const kind of contentKinds)
    for (let after: string | undefined = ''; after !== undefined; ) {
      progress(done, total)
      const from: string = after
      const some = await storage.db.transaction().execute(async (write) => {
        await lockSite(write, tenantId)
        const languages = await languagesOfContents(write, tenantId)
        await mustBeKept(write, at, contentsStamp(languages))
        const records = await contentsAfter(write, tenantId, kind, from, CONTENTS_AT_ONCE)
        await writeOwners(write, at, records.map(ownedContent), languages)
        return records
      })
      done += some.length
      after = some.at(-1)?.id
    }
  await storage.db.transaction().execute(async (write) => {
    await lockSite(write, tenantId)
    await mustBeKept(write, at, contentsStamp(await languagesOfContents(write, tenantId)))
    await endScope(write, at)
  })
  return {}
}
