import { baseLanguage } from '@vitrine/model'
import { listTextRows, listTexts, type TextList, textStates } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { contentsStamp } from '../contents/editing/keep-content-texts.ts'
import { contentsRevision } from '../contents/log/content-operations.queries.ts'
import { draftIdOf } from '../drafts/named-draft.ts'
import { revisionOf } from '../drafts/store/draft-rows.queries.ts'
import { readDraft } from '../drafts/store/drafts.queries.ts'
import { infosOf } from '../drafts/store/page-facts.queries.ts'
import { languagesOfDraft } from '../text-index/draft-texts.ts'
import { indexStamp } from '../text-index/index-stamp.ts'
import {
  languagesOfContents,
  scopeNow,
  scopeOfContents,
  scopeOfDraft,
  type TextScope,
} from '../text-index/text-scopes.queries.ts'
import { INDEX_TEXTS, type TextsToIndex } from './index-job.ts'
import { foundTexts, textRows } from './list-texts.queries.ts'

/** So many rows come with a list. */
const FIRST = 100
/** So long the texts of a site are waited for that are not indexed yet, in milliseconds: those of most are there by then. */
const PATIENCE = 2000

/** The draft that is meant: the named one, else the first; nothing where a site has none. */
async function draftMeant(context: MemberContext, wanted: string | undefined): Promise<string | undefined> {
  if (wanted !== undefined) return draftIdOf(context, wanted)
  const [first] = await infosOf(context.storage.db, context.tenant.id)
  return first?.id
}

/** Whether the index of a scope is there; if not, a job makes it. */
async function isIndexed(
  { storage, tenant, parts }: MemberContext,
  at: TextScope,
  stamp: string,
  input: TextsToIndex,
  patience: number,
): Promise<boolean> {
  const known = async () => {
    const now = await scopeNow(storage.db, at)
    return now?.stamp === stamp && now.isReady
  }
  if (await known()) return true
  const id = await parts.jobs.add({ kind: INDEX_TEXTS, tenantId: tenant.id, dedupe: `${at.scope} ${stamp}`, input })
  if (patience > 0) await parts.jobs.ended(tenant.id, id, patience)
  return known()
}

interface Languages {
  readonly sourceLanguage: string
  readonly languages: readonly string[]
}

/** Which languages there are, and whether all that is asked for is indexed. */
async function readIndex(
  context: MemberContext,
  draftsId: string | undefined,
): Promise<Languages & { isThere: boolean }> {
  const { storage, tenant, parts } = context
  const contents = await languagesOfContents(storage.db, tenant.id)
  const draft = draftsId === undefined ? undefined : await readDraft(storage.db, parts.specs, tenant.id, draftsId, [])
  const ofDraft = draft && languagesOfDraft(draft)
  const end = Date.now() + PATIENCE
  const left = () => Math.max(0, end - Date.now())
  const isDraftThere =
    draftsId === undefined || !ofDraft
      ? true
      : await isIndexed(
          context,
          scopeOfDraft(tenant.id, draftsId),
          indexStamp(parts.specs, ofDraft),
          { draftsId },
          left(),
        )
  const areContentsThere = await isIndexed(context, scopeOfContents(tenant.id), contentsStamp(contents), {}, left())
  return {
    sourceLanguage: baseLanguage(tenant),
    languages: [...new Set([...(ofDraft?.others ?? []), ...contents.others])],
    isThere: isDraftThere && areContentsThere,
  }
}

const nothing = (): Pick<TextList, 'ids' | 'counts' | 'problems' | 'places' | 'people' | 'rows'> => ({
  ids: [],
  counts: Object.fromEntries(textStates.map((state) => [state, 0])) as TextList['counts'],
  problems: 0,
  places: [],
  people: [],
  rows: [],
})

/** For saves of what is listed; read before it, so that what is changed in between is a conflict then, and not lost. */
async function revisionsNow({ storage, tenant }: MemberContext, draftsId: string | undefined) {
  const draftRevision = draftsId === undefined ? undefined : await revisionOf(storage.db, tenant.id, Number(draftsId))
  return {
    ...(draftsId !== undefined && draftRevision !== undefined && { draftRevision }),
    contentsRevision: await contentsRevision(storage.db, tenant.id),
  }
}

/** What the desk of translations shows. */
export const translationTextRoutes: readonly Endpoint[] = [
  memberEndpoint(listTexts, async ({ draftsId: wanted, ...narrowed }, context) => {
    const { storage, tenant } = context
    const draftsId = await draftMeant(context, wanted)
    const revisions = await revisionsNow(context, draftsId)
    const { isThere, ...languages } = await readIndex(context, draftsId)
    const question = { tenantId: tenant.id, draftsId, ...narrowed }
    const found = isThere ? await foundTexts(storage.db, question, context.stores.textOrders) : nothing()
    return {
      ...{ isReading: !isThere, ...languages, ...(draftsId !== undefined && { draftsId }), ...revisions, ...found },
      rows: await textRows(storage.db, question, found.ids.slice(0, FIRST)),
    }
  }),

  memberEndpoint(listTextRows, async ({ draftsId: wanted, language, ids }, context) => {
    const { storage, tenant } = context
    const draftsId = await draftMeant(context, wanted)
    const revisions = await revisionsNow(context, draftsId)
    const question = { tenantId: tenant.id, draftsId, language }
    return { items: await textRows(storage.db, question, [...new Set(ids.split(',').map(Number))]), ...revisions }
  }),
]
