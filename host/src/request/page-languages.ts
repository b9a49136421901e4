import { combinedStatus, speechOf } from '@vitrine/model'
import {
  type ContentKind,
  contentProps,
  type PageConfig,
  pageConfigByPath,
  type ResolvedTree,
  type SectionProps,
} from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import { type Content, contentKindOf, contents } from '../routing/contents.ts'
import { undefinedIfNotFound } from './undefined-if-not-found.ts'
import type { SiteInfo, Visit } from './visit.ts'
import type { QueryIn } from './visit-client.ts'

/** Tells in which languages pages speak, so that no other is offered to search engines (R309). */
export interface Translated {
  /** The languages of the page that is visited, in the order of the site; the default one is always there. */
  readonly languagesOf: (visit: Visit, queryIn: QueryIn) => Promise<readonly string[]>
  /** Whether a page that is laid out speaks its language. */
  readonly isPage: (config: PageConfig | undefined) => boolean
  readonly isContent: (kind: ContentKind, content: Content) => boolean
}

/**
 * The languages in which a path is published, each with the page that is laid out for it. Where
 * none is, the home page tells whether the release has the language at all.
 */
export async function publishedLanguages(
  path: string,
  { languages, defaultLanguage }: SiteInfo,
  queryIn: QueryIn,
): Promise<ReadonlyMap<string, PageConfig | undefined>> {
  const configIn = (language: string, at: string) =>
    undefinedIfNotFound(queryIn(language)(pageConfigByPath, { path: at }))
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
export function createTranslated(propsOf: (type: string) => SectionProps | undefined): Translated {
  const known = new LRUCache<string, Promise<readonly string[]>>({ max: 5000 })

  const isTree = ({ components }: ResolvedTree): boolean =>
    combinedStatus(
      Object.values(components).map(({ type, props, languages }) => speechOf(propsOf(type) ?? {}, props, languages)),
    ) !== 'foreign'
  const isPage: Translated['isPage'] = (config) => config === undefined || isTree(config.edition)
  const isContent: Translated['isContent'] = (kind, { props, languages }) =>
    speechOf(contentProps[kind], props, languages) !== 'foreign'

  async function find({ path, params, key, site }: Visit, queryIn: QueryIn): Promise<readonly string[]> {
    if (!site || site.languages.length < 2) return site?.languages ?? []
    const kind = contentKindOf(key)
    const versions = [...(await publishedLanguages(path, site, queryIn))]
    const held = await Promise.all(
      versions.map(async ([language, config]) => {
        if (language === site.defaultLanguage) return true
        if (!kind || params.id === undefined) return isPage(config)
        const content = await undefinedIfNotFound<unknown>(
          queryIn(language)(contents[kind].detail, { id: params.id } as never),
        )
        return content !== undefined && isContent(kind, content as Content)
      }),
    )
    return versions.flatMap(([language], at) => (held[at] ? [language] : []))
  }

  return {
    isPage,
    isContent,
    languagesOf(visit, queryIn) {
      const { tenantId, currentDraftRelease, contentVersion, languages, defaultLanguage } = visit.site ?? {}
      const key = JSON.stringify([
        tenantId,
        currentDraftRelease,
        contentVersion,
        defaultLanguage,
        languages,
        visit.path,
      ])
      const asked = known.get(key) ?? find(visit, queryIn)
      known.set(key, asked)
      // What could not be found out is not held against a language, and asked again the next time.
      return asked.catch(() => {
        known.delete(key)
        return languages ?? []
      })
    },
  }
}
