import { setImmediate as othersFirst } from 'node:timers/promises'
import {
  baseLanguage,
  canonicalJson,
  checkDraft,
  coverage,
  coverageOf,
  type Editions,
  editionsOf,
  type MediaHosts,
  type Specs,
  translatedLanguages,
} from '@vitrine/model'
import { CallError, type ContentKind, contentKinds, contentProps, type Release } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import { allContents } from '../contents/contents.queries.ts'
import { knownContents } from '../contents/known-contents.queries.ts'
import { createDraftsStore } from '../drafts/store/drafts.queries.ts'
import { contentAddress } from '../pages/shown-pages.ts'
import { releaseOf } from '../publishing/releases.queries.ts'

/** Texts of one language that wait for somebody. */
interface Gaps {
  readonly missing: number
  readonly outdated: number
}

/** What a draft holds that waits for somebody, and the contents beside it. */
export interface DraftCounts {
  readonly errors: number
  readonly warnings: number
  /** What visitors will see another way after the next publish. */
  readonly unpublished: { readonly pages: number; readonly parts: number }
  /** By language. */
  readonly texts: Readonly<Record<string, Gaps>>
  /** The same of contents, with the kind that has most of them. */
  readonly contentTexts: Readonly<Record<string, Gaps & { readonly most: ContentKind }>>
}

/** Which draft is counted, and what it is held against; all of it is JSON. */
export interface CountedDraft {
  readonly draftsId: string
  /** The current release; nothing while there is none. */
  readonly release: string | null
  readonly mediaHosts: MediaHosts
}

/**
 * Counts what of a draft and of contents waits for somebody. It resolves all pages in all languages, which takes as long
 * as to make a release.
 *
 * @throws CallError `not_found` when the tenant has no such draft.
 */
export async function countDraft(
  storage: Storage,
  specs: Specs,
  tenantId: string,
  { draftsId, release, mediaHosts }: CountedDraft,
): Promise<DraftCounts> {
  const { db } = storage
  const draft = await createDraftsStore(storage, specs).byId(tenantId, draftsId)
  if (!draft) throw new CallError('not_found')
  const contents = await knownContents(db, tenantId)
  const shown = release === null ? undefined : await releaseOf(db, tenantId, release)
  const findings = checkDraft({ draft, specs, contents, mediaHosts })
  const errors = findings.filter(({ level }) => level === 'error').length
  await othersFirst()
  const unpublished = differences(editionsOf(draft, specs), shown)
  await othersFirst()
  const texts = Object.entries(coverage(draft, specs).site).map(([language, { missing, stale }]) => [
    language,
    { missing, outdated: stale },
  ])
  const languages = draft.globalConfiguration
  return {
    errors,
    warnings: findings.length - errors,
    unpublished,
    texts: Object.fromEntries(texts),
    contentTexts: await contentGaps(db, tenantId, translatedLanguages(languages), baseLanguage(languages)),
  }
}

/** What of a draft visitors do not see as it is: pages, and the parts around them, each once for all languages. */
function differences({ languages }: Editions, release: Release | undefined): DraftCounts['unpublished'] {
  const pages = new Set<string>()
  const parts = new Set<string>()
  const addressOf = (document: unknown) =>
    document === undefined ? undefined : contentAddress(canonicalJson(document))
  for (const [language, { editions, header, footer, menus, theme }] of Object.entries(languages)) {
    const shown = release?.languages[language]
    const was = new Map(shown?.pages.map(({ id, edition }) => [id, edition]))
    for (const edition of editions) {
      const { id } = edition.page
      if (was.get(id) !== addressOf(edition)) pages.add(id)
      was.delete(id)
    }
    for (const id of was.keys()) pages.add(id)
    if (!shown) continue
    if (shown.header !== addressOf(header)) parts.add('header')
    if (shown.footer !== addressOf(footer)) parts.add('footer')
    if (canonicalJson(shown.menus) !== canonicalJson(menus)) parts.add('menus')
    if (canonicalJson(shown.theme) !== canonicalJson(theme)) parts.add('theme')
  }
  return { pages: pages.size, parts: parts.size }
}

/** So many contents are looked at until others have their turn. */
const AT_ONCE = 50

async function contentGaps(
  db: Database,
  tenantId: string,
  languages: readonly string[],
  base: string,
): Promise<DraftCounts['contentTexts']> {
  const gaps = languages.map((language) => ({
    language,
    missing: 0,
    outdated: 0,
    kinds: new Map<ContentKind, number>(),
  }))
  const records = languages.length === 0 ? [] : await allContents(db, tenantId, contentKinds)
  for (const [at, { kind, read }] of records.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await othersFirst()
    const { settings, status } = read()
    // Nobody translates what was put away.
    if (status === 'archived') continue
    const counted = coverageOf(contentProps[kind], settings, languages, base)
    for (const gap of gaps) {
      const { missing = 0, stale = 0 } = counted[gap.language] ?? {}
      gap.missing += missing
      gap.outdated += stale
      gap.kinds.set(kind, (gap.kinds.get(kind) ?? 0) + missing + stale)
    }
  }
  return Object.fromEntries(
    gaps.map(({ language, kinds, ...counts }) => {
      const [most = 'product'] = contentKinds.toSorted((one, other) => (kinds.get(other) ?? 0) - (kinds.get(one) ?? 0))
      return [language, { ...counts, most }]
    }),
  )
}
