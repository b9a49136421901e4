import {
  addressesToCompare,
  type Finding,
  findingId,
  type KnownContent,
  type MovedPage,
  movedPages,
  type Published,
  type PublishScope,
  pageAddress,
  publish,
  type ReleaseDiff,
  releaseDiff,
  type Specs,
} from '@vitrine/model'
import { type ContentKind, type Draft, hasOwnSlug, type PageType, type Release } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import { contentAddress } from '../pages/shown-pages.ts'
import { type FindingSummary, type PublishOptions, summaryOf } from './build-release.ts'
import { documentsAt } from './documents.queries.ts'
import { type PublishedDraft, publishGround } from './publish-ground.ts'

/** So many changes are told with their values. */
const TOLD = 500

/** Which draft, or what of it, somebody wants to look at before it is published. */
interface PlanOptions extends PublishScope, Pick<PublishOptions, 'mediaHosts'> {
  /** Called for each page in each language, with how many there are; what it throws ends the work. */
  readonly progress?: ((done: number, total: number) => void) | undefined
}

/** A page by its name, with the addresses where it is drawn before and after a publish, as far as it is there. */
interface NamedPage {
  readonly id: string
  readonly name: string
  readonly before?: string
  readonly after?: string
}

interface FindingGroup extends Pick<Finding, 'level' | 'key'> {
  readonly count: number
  /** Of warnings, to accept them. */
  readonly ids: readonly string[]
}

/** What a publish would change for visitors, and what its checks find; all of it is JSON. */
export interface PublishPlan extends FindingSummary, Pick<ReleaseDiff, 'defaultLanguage' | 'changes' | 'more'> {
  readonly reviewed: { readonly revision: number; readonly release: string | null }
  readonly sourceLanguage: string
  readonly languages: ReleaseDiff['languages']
  readonly pages: readonly NamedPage[]
  readonly groups: readonly FindingGroup[]
  readonly blocked: readonly string[]
  readonly moved: readonly MovedPage[]
}

/**
 * Looks at what a publish would do, as it would do it, and stores nothing.
 *
 * @throws CallError `not_found` when the tenant has no such draft.
 */
export async function publishPlan(
  storage: Storage,
  specs: Specs,
  of: PublishedDraft,
  { progress = () => undefined, ...options }: PlanOptions,
): Promise<PublishPlan> {
  const { draft, current, context } = await publishGround(storage, specs, of)
  const { previous, contents } = context
  const total = draft.pagesList.length * draft.globalConfiguration.languages.length
  let done = 0
  const made = publish({
    ...context,
    ...options,
    draft,
    specs,
    address: contentAddress,
    acceptWarnings: true,
    onPage: () => progress(Math.min(++done, total), total),
  })
  const after = made.release ?? previous
  const diff = after
    ? await diffTo(after, previous, made, (at) => documentsAt(storage.db, specs, of.tenantId, at))
    : none
  const moved = previous && after ? movedPages(previous, after) : []
  const { findings } = made
  const { defaultLanguage, sourceLanguage = defaultLanguage } = draft.globalConfiguration
  return {
    reviewed: { revision: draft.revision, release: current },
    sourceLanguage,
    ...diff,
    pages: namedPages({ draft, previous, contents }, namedIn(diff, findings, moved)),
    ...summaryOf(findings),
    groups: groupsOf(findings),
    blocked: made.blocked,
    moved,
  }
}

const none: ReleaseDiff = { languages: {}, changes: [], more: 0 }

async function diffTo(
  after: Release,
  previous: Release | undefined,
  { documents }: Published,
  stored: (addresses: readonly string[]) => ReturnType<typeof documentsAt>,
): Promise<ReleaseDiff> {
  const before = previous ?? { ...after, languages: {} }
  const known = await stored(addressesToCompare(before, after).filter((address) => !documents.has(address)))
  const both = { get: (address: string) => documents.get(address) ?? known.get(address) }
  return releaseDiff(before, after, both, { limit: TOLD })
}

/** What findings say, errors first, each kind once. */
const groupsOf = (findings: readonly Finding[]): readonly FindingGroup[] =>
  [...Map.groupBy(findings, ({ level, key }) => `${level} ${key}`).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { level, key } = first
    return [{ level, key, count: group.length, ids: level === 'warning' ? group.map(findingId) : [] }]
  })

function namedIn(
  { languages, changes }: ReleaseDiff,
  findings: readonly Finding[],
  moved: readonly MovedPage[],
): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const { pages } of Object.values(languages)) for (const { id } of pages) ids.add(id)
  for (const { page } of [...changes, ...findings, ...moved]) if (page !== undefined) ids.add(page)
  return ids
}

/** Pages that show one content each: drawn with the first one that visitors can see. */
const shownKinds: Partial<Record<PageType, ContentKind>> = {
  product: 'product',
  collections: 'collection',
  case: 'case',
  'info-detail': 'info',
  policy: 'policy',
}

interface PagesToName {
  readonly draft: Draft
  readonly previous: Release | undefined
  readonly contents: readonly KnownContent[]
}

function namedPages({ draft, previous, contents }: PagesToName, ids: ReadonlySet<string>): readonly NamedPage[] {
  const placeOf = ({
    id,
    pageType,
    slug,
  }: {
    readonly id: string
    readonly pageType: PageType
    readonly slug?: string
  }) => {
    if (hasOwnSlug(pageType)) return pageAddress(pageType, slug ?? id)
    const kind = shownKinds[pageType]
    if (!kind) return pageAddress(pageType)
    const example = contents.find((content) => content.kind === kind && content.isPublished)
    return example && pageAddress(pageType, example.slug)
  }
  const before = new Map(
    Object.values(previous?.languages ?? {})
      .flatMap(({ pages }) => pages)
      .map((page) => [page.id, page]),
  )
  const inDraft = new Map(draft.pagesList.map((page) => [page.id, page]))
  return [...ids].flatMap((id) => {
    const [was, is] = [before.get(id), inDraft.get(id)]
    if (!was && !is) return []
    const [from, to] = [was && placeOf(was), is && placeOf(is)]
    const name = is?.settings.props.name
    return [
      {
        id,
        name: typeof name === 'string' && name !== '' ? name : (was?.name ?? id),
        ...(from !== undefined && { before: from }),
        ...(to !== undefined && { after: to }),
      },
    ]
  })
}
