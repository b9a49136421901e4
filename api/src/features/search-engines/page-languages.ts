import { combinedStatus, readPageAddress, speechOf } from '@vitrine/model'
import {
  type ContentKind,
  contentCalls,
  contentKindOf,
  contentProps,
  type PageConfig,
  pageConfigByPath,
  type ResolvedTree,
  type SectionProps,
  undefinedIfNotFound,
} from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import type { AskIn, SiteInfo } from './asked-site.ts'

/** A product, case, article, collection or policy in one language, as far as its texts go. */
interface Spoken {
  readonly props: unknown
  /** The language of the texts that come from another one than was asked for, by path. */
  readonly languages?: Readonly<Record<string, string>>
}

/** A page of a site, as somebody visits it. */
interface VisitedPage {
  readonly site?: SiteInfo
  /** The path without clientId and language: `/product/lamp`. */
  readonly path: string
}

/** Tells in which languages pages speak, so that no other is offered to search engines (R309). */
export interface PageLanguages {
  /** The languages of a page, in the order of the site; the default one is always there. */
  readonly languagesOf: (page: VisitedPage, askIn: AskIn) => Promise<readonly string[]>
  /** Whether a page that is laid out speaks its language. */
  readonly isPage: (config: PageConfig | undefined) => boolean
  readonly isContent: (kind: ContentKind, content: Spoken) => boolean
}

/**
 * The languages in which a path is published, each with the page that is laid out for it. Where
 * none is, the home page tells whether the release has the language at all.
 */
export async function publishedLanguages(
  path: string,
  { languages, defaultLanguage }: SiteInfo,
  askIn: AskIn,
): Promise<ReadonlyMap<string, PageConfig | undefined>> {
  const configIn = (language: string, at: string) =>
    undefinedIfNotFound(askIn(language)(pageConfigByPath, { path: at }))
  const usual = await configIn(defaultLanguage, path)
  const probe = usual ? path : '/'
  const hasProbe = usual !== undefined || (await configIn(defaultLanguage, probe)) !== undefined
  const versions = await Promise.all(
    languages.map(async (language) => [language, await configIn(language, probe)] as const),
  )
  return new Map(
    versions
      .filter(([language, config]) => config !== undefined || !hasProbe || language === defaultLanguage)
      .map(([language, config]) => [language, usual && config]),
  )
}

/**
 * A page that is about one thing speaks the languages of that thing; any other those of its edition.
 * Header, footer and the words of the interface are the same on all pages, so they say nothing.
 *
 * @param propsOf the schema of a section.
 */
export function createPageLanguages(propsOf: (type: string) => SectionProps | undefined): PageLanguages {
  const known = new LRUCache<string, Promise<readonly string[]>>({ max: 5000 })

  const isTree = ({ components }: ResolvedTree): boolean =>
    combinedStatus(
      Object.values(components).map(({ type, props, languages }) => speechOf(propsOf(type) ?? {}, props, languages)),
    ) !== 'foreign'
  const isPage: PageLanguages['isPage'] = (config) => config === undefined || isTree(config.edition)
  const isContent: PageLanguages['isContent'] = (kind, { props, languages }) =>
    speechOf(contentProps[kind], props, languages) !== 'foreign'

  async function find({ path, site }: VisitedPage, askIn: AskIn): Promise<readonly string[]> {
    if (!site || site.languages.length < 2) return site?.languages ?? []
    const { pageType, id } = readPageAddress(path) ?? {}
    const kind = pageType && contentKindOf(pageType)
    const versions = [...(await publishedLanguages(path, site, askIn))]
    const held = await Promise.all(
      versions.map(async ([language, config]) => {
        if (language === site.defaultLanguage) return true
        if (!kind || id === undefined) return isPage(config)
        const content = await undefinedIfNotFound(askIn(language)(contentCalls[kind].detail, { id }))
        return content !== undefined && isContent(kind, content)
      }),
    )
    return versions.flatMap(([language], at) => (held[at] ? [language] : []))
  }

  return {
    isPage,
    isContent,
    languagesOf(page, askIn) {
      const { tenantId, currentDraftRelease, contentVersion, languages, defaultLanguage } = page.site ?? {}
      const key = JSON.stringify([tenantId, currentDraftRelease, contentVersion, defaultLanguage, languages, page.path])
      const asked = known.get(key) ?? find(page, askIn)
      known.set(key, asked)
      // What could not be found out is not held against a language, and asked again the next time.
      return asked.catch(() => {
        known.delete(key)
        return languages ?? []
      })
    },
  }
}
