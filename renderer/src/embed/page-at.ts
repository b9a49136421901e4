import { enabledLanguages, languageOrder, nativeName, pagePath, resolve, type SiteDocument } from '@vitrine/model'
import { type Direction, directionOf, pageProps, type Seo } from '@vitrine/schemas'
import type { StageVisit } from '../section/section.ts'
import { chooseLanguage } from '../stage/choose-language.ts'
import { createLinks } from '../stage/link-builder.ts'
import type { LanguageChoice } from '../stage/stage.ts'
import { type DrawableDocument, isSite, type PageChoice } from './page-source.ts'

/** What stands at an address of a site, for the document around it; `VitrinePage` draws it by its `address`. */
export interface PageAtAddress {
  /** The id of the page; nothing where the site has none at this path: answer 404. */
  readonly page: string | undefined
  /** That of `?language=`, where the site speaks it; else its default one. */
  readonly language: string
  readonly direction: Direction
  /** For `<title>`: what the page says to search engines, else its name. Empty without a page. */
  readonly title: string
  readonly description: string | undefined
  /** The same address in each language of the site, the default one without `?language=`: for `hreflang` and a switch. */
  readonly languages: readonly LanguageChoice[]
}

/** Path and query of an address; several values of a filter are lines, as sections read them. */
export function readAddress(address: string): StageVisit {
  const [target = ''] = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split('#')
  const [path = '', search] = target.split(/\?(.*)/s)
  const parameters = new URLSearchParams(search)
  const said = (name: string) => parameters.getAll(name).slice(0, name.startsWith('f.') ? undefined : 1)
  return {
    path: path === '' ? '/' : path,
    query: Object.fromEntries([...parameters.keys()].map((name) => [name, said(name).join('\n')])),
  }
}

/** The path as pages have it: decoded, without a slash at its end; nothing where it cannot be decoded. */
function plainPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/+$/, '')
  } catch {
    return undefined
  }
}

function languagesAt({ globalConfiguration }: SiteDocument, { path, query }: StageVisit) {
  const spoken = enabledLanguages(globalConfiguration)
  const { language, defaultLanguage } = chooseLanguage(
    query.language ?? null,
    spoken,
    globalConfiguration.defaultLanguage,
  )
  const links = createLinks({ language, defaultLanguage }, {}, () => true)
  const { language: _, ...rest } = query
  const languages = spoken.map((code) => ({
    code,
    name: nativeName(code),
    href: links.inLanguage(code, path, rest),
    current: code === language,
  }))
  return { language, languages }
}

/**
 * Finds the page at an address of a site: `/` is the home page, `/about` the page whose slug that is, `/products` the list of
 * products; `?language=de` is the language.
 *
 * `const { page, language, title } = pageAt(site, '/about?language=de')`
 *
 * @public
 * @param address path and query, as a browser asks for them; an origin before them is ignored
 */
export function pageAt(site: SiteDocument, address: string): PageAtAddress {
  const visit = readAddress(address)
  const { language, languages } = languagesAt(site, visit)
  const path = plainPath(visit.path)
  const found = path === undefined ? undefined : site.pagesList.find((page) => pagePath(page) === path)
  const settings = found && resolve(pageProps, found.settings, languageOrder(site.globalConfiguration, language))
  const { name = '', seo } = (settings?.props ?? {}) as { name?: string; seo?: Seo }
  return {
    page: found?.id,
    language,
    direction: directionOf(language),
    title: seo?.title || name,
    description: seo?.description,
    languages,
  }
}

interface AddressedProps extends PageChoice {
  readonly document: DrawableDocument
  readonly address?: string | undefined
}

/** Which page in which language is drawn: what the address says, where nothing else is said. */
export function choiceAt({ document, address, page, language }: AddressedProps): PageChoice {
  if (address === undefined) return { page, language }
  const visit = readAddress(address)
  if (!isSite(document)) return { page, language: language ?? visit.query.language }
  const found = pageAt(document, address)
  // A path without a page is no home page: it is told as a page that is not known.
  return { page: page ?? found.page ?? visit.path, language: language ?? found.language }
}
