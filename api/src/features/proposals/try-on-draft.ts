import { checkDraft, type Finding, findingId, needsOf, type StoredChange, storedChanges } from '@vitrine/model'
import { CallError, type Draft, type ProposalProblem } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import type { Database } from '../../platform/database/tables.ts'
import { describeProblem } from '../../platform/language/translator.ts'
import { knownContents } from '../contents/known-contents.queries.ts'
import { mediaHostsOf } from '../domains/media-hosts.ts'
import { inWordsOfSave, type SaveInput, saveInTransaction } from '../drafts/saving/save.ts'
import { saveRequestOf } from '../drafts/saving/save-request.ts'
import { readForSave } from '../drafts/store/draft-changes.queries.ts'
import { lockDraft } from '../drafts/store/draft-rows.queries.ts'
import { readDraft } from '../drafts/store/drafts.queries.ts'
import { draftSize } from '../publishing/draft-size.queries.ts'
import { samplesToCheck } from '../samples/samples-left.ts'

/** What operations would do. */
export interface Tried {
  readonly revision: number
  readonly changes: readonly StoredChange[]
  readonly more: number
  readonly problems: readonly ProposalProblem[]
}

/** So many problems are told. */
export const TOLD = 100

/** Components times languages of a draft, up to which all of it is checked: of more than that, what is touched. */
const CHECKED_WHOLE = 2_000

/** Ends a transaction that was only to show what it would do. */
export class TakenBack<T> extends Error {
  readonly shown: T

  constructor(shown: T) {
    super('Nothing is to be kept of this.')
    this.shown = shown
  }
}

/** Does something in a transaction and takes it back. @returns what it showed */
export async function takingBack<T>(db: Database, work: (write: Database) => Promise<T>): Promise<T> {
  try {
    await db.transaction().execute(async (write) => {
      throw new TakenBack(await work(write))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.shown as T
    throw error
  }
  throw new Error('A transaction that was taken back has gone through.')
}

/**
 * Saves operations on a draft as `save` does, and takes it back. So whatever a save would refuse is refused here, by the
 * same code and in the same words.
 *
 * @throws CallError as `save` does
 */
export async function tryOnDraft(context: MemberContext, draftsId: string, input: SaveInput): Promise<Tried> {
  const { storage, tenant, parts } = context
  const size = await draftSize(storage.db, tenant.id, draftsId)
  if (!size) throw new CallError('not_found')
  const isWhole = size.values <= CHECKED_WHOLE
  const saving = saveRequestOf(context, draftsId)
  const { pages } = needsOf(input.operations)
  const needs = { pages, records: true }
  const { before, after } = await inWordsOfSave(saving, () =>
    takingBack(storage.db, async (write) => {
      // Nobody saves between what is read here and the save.
      await lockDraft(write, storage.engine, tenant.id, Number(draftsId))
      const read = () => readForSave(write, parts.specs, tenant.id, draftsId, needs).then((one) => one?.draft)
      const before = isWhole ? await readDraft(write, parts.specs, tenant.id, draftsId) : await read()
      await saveInTransaction(write, saving, input)
      const after = await read()
      if (!before || !after) throw new CallError('not_found')
      return { before, after }
    }),
  )
  const found = await newFindings(context, before, whole(before, after, pages))
  // What stands on pages that were not read, nobody knows.
  const known = isWhole ? found : found.filter(({ key }) => key !== 'check.anchorMissing')
  const problems = known.slice(0, TOLD).map((one) => problemOf(one, describeProblem(context.t, one)))
  return { revision: before.revision, ...storedChanges(only(before, pages), after), problems }
}

/** A draft with the structures and settings of some pages. */
function only(draft: Draft, pages: readonly string[]): Draft {
  const kept = Object.entries(draft.pageSchemaMap).filter(([page]) => pages.includes(page))
  return { ...draft, pageSchemaMap: Object.fromEntries(kept) }
}

/** A whole draft with some pages as they are afterwards. */
function whole(before: Draft, after: Draft, pages: readonly string[]): Draft {
  const others = Object.entries(before.pageSchemaMap).filter(([page]) => !pages.includes(page))
  return {
    ...after,
    pageSchemaMap: { ...Object.fromEntries(others), ...after.pageSchemaMap },
    componentsSettingValues: { ...before.componentsSettingValues, ...after.componentsSettingValues },
  }
}

/** What the check before a publish finds in the second draft and not in the first. */
async function newFindings(context: MemberContext, before: Draft, after: Draft): Promise<readonly Finding[]> {
  const { storage, tenant, parts } = context
  const { db } = storage
  const known = {
    specs: parts.specs,
    contents: await knownContents(db, tenant.id),
    mediaHosts: await mediaHostsOf(context, db),
    ...(await samplesToCheck(db, tenant.id, before.globalConfiguration)),
  }
  const there = new Set(checkDraft({ draft: before, ...known }).map(findingId))
  return checkDraft({ draft: after, ...known }).filter((finding) => !there.has(findingId(finding)))
}

const problemOf = (
  { level, path, page, part, menu, theme, component, section, language, content }: Finding,
  message: string,
): ProposalProblem => ({
  ...{ level, message, path },
  ...(page !== undefined && { page }),
  ...(part !== undefined && { part }),
  ...(menu !== undefined && { menu }),
  ...(theme !== undefined && { theme }),
  ...(component !== undefined && { component }),
  ...(section !== undefined && { section }),
  ...(language !== undefined && { language }),
  ...(content !== undefined && { content: `${content.kind}/${content.id}` }),
})
