import type { Draft, Edition, Problem, Release, ReleasedLanguage, ResolvedTree } from '@vitrine/schemas'
import { canonicalJson } from './canonical-json.ts'
import { editionsOf, type LanguageEditions } from './editions.ts'
import type { Specs } from './specs.ts'

/** What a publish is made from. */
export interface ToPublish {
  readonly draft: Draft
  readonly specs: Specs
  /** The content address of a text: SHA-256 in hex. */
  readonly address: (json: string) => string
  /** The release that is current now. */
  readonly previous?: Release | undefined
}

export interface Published {
  /** `undefined` when the default language is blocked and was never published. */
  readonly release?: Release
  /** The new documents by their content address, to be stored before the release is. */
  readonly documents: ReadonlyMap<string, Edition | ResolvedTree>
  readonly problems: readonly Problem[]
  /** The languages that keep what the previous release shows, or stay unpublished. */
  readonly blocked: readonly string[]
}

/**
 * Makes the next release of a draft, content-addressed: equal documents have equal addresses. A
 * language with a problem of its own is blocked: it keeps its map of the previous release, and is
 * left out when there is none. Nothing is stored here.
 */
export function publish({ draft, specs, address, previous }: ToPublish): Published {
  const { languages, problems } = editionsOf(draft, specs)
  const withProblems = new Set(problems.map(({ language }) => language))
  const blocked = Object.keys(languages).filter((language) => withProblems.has(language))
  const documents = new Map<string, Edition | ResolvedTree>()
  const addressed = (document: Edition | ResolvedTree): string => {
    const at = address(canonicalJson(document))
    documents.set(at, document)
    return at
  }
  const released = ({ editions, header, footer, menus, theme }: LanguageEditions): ReleasedLanguage => ({
    pages: editions.map((edition) => {
      const { id, pageType, slug, name } = edition.page
      return { id, pageType, ...(slug !== undefined && { slug }), name, edition: addressed(edition) }
    }),
    menus,
    theme,
    ...(header && { header: addressed(header) }),
    ...(footer && { footer: addressed(footer) }),
  })
  const maps = Object.entries(languages).flatMap(([language, inLanguage]): readonly [string, ReleasedLanguage][] => {
    if (!withProblems.has(language)) return [[language, released(inLanguage)]]
    const before = previous && Object.hasOwn(previous.languages, language) ? previous.languages[language] : undefined
    return before ? [[language, before]] : []
  })
  const { defaultLanguage } = draft.globalConfiguration
  if (!maps.some(([language]) => language === defaultLanguage)) return { documents: new Map(), problems, blocked }
  const release: Release = {
    draftsId: draft.draftsId,
    draftRevision: draft.revision,
    defaultLanguage,
    languages: Object.fromEntries(maps),
  }
  return { release, documents, problems, blocked }
}
