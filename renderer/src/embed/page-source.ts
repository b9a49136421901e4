import {
  enabledLanguages,
  languagesOf,
  type PageDocument,
  type PageInLanguage,
  pageInLanguage,
  type SiteDocument,
  siteOfPage,
} from '@vitrine/model'
import { builtInTheme, DEFAULT_LANGUAGE, type Edition, languageCode, lookUpLanguage } from '@vitrine/schemas'
import { currentTree } from '../page/page.ts'
import type { Registry } from '../section/prepared-section.ts'
import type { RenderWarning } from './render-warning.ts'

/** What a page is drawn from. Documents are immutable: a changed one is another object. */
export type DrawableDocument = PageDocument | SiteDocument | Edition

/** Which page of a document is drawn, and in which language. */
export interface PageChoice {
  /** The id of a page of a site: that of the home page, when left out. */
  readonly page?: string | undefined
  readonly language?: string | undefined
}

/** One page in one language, and what is said of the choice. */
export interface ChosenPage {
  /** Nothing where the document does not have the page. */
  readonly drawn?: PageInLanguage
  readonly language: string
  readonly warnings: readonly RenderWarning[]
}

export const isSite = (document: DrawableDocument): document is SiteDocument => 'pagesList' in document
const isLanguage = new RegExp(languageCode.pattern)
const isEdition = (document: DrawableDocument): document is Edition => 'outline' in document

function homeOf({ pagesList }: SiteDocument): string | undefined {
  const inOrder = pagesList.toSorted((a, b) => a.order - b.order)
  return (inOrder.find(({ pageType }) => pageType === 'home') ?? inOrder[0])?.id
}

/** The best language of a document for the one that is asked for, and a warning where none fits. */
function languageFor(asked: string | undefined, spoken: readonly string[]) {
  const [base = DEFAULT_LANGUAGE] = spoken
  const found = asked === undefined ? base : lookUpLanguage(asked, spoken)
  if (found !== undefined) return { language: found, warnings: [] }
  const warning: RenderWarning = { kind: 'unknown-language', language: asked as string, drawn: base }
  return { language: base, warnings: [warning] }
}

function choose(document: DrawableDocument, registry: Registry, { page, language: asked }: PageChoice): ChosenPage {
  if (isEdition(document)) {
    const { language, warnings } = languageFor(asked, [document.language])
    const edition = currentTree(document, registry) as Edition
    return { drawn: { edition, menus: {}, theme: builtInTheme }, language, warnings }
  }
  if (isSite(document)) {
    const { globalConfiguration } = document
    const { languages } = globalConfiguration
    // One that is not enabled yet may be looked at before it is.
    const spoken = [...new Set([...enabledLanguages(globalConfiguration), ...languages.map(({ code }) => code)])]
    const { language, warnings } = languageFor(asked, spoken)
    const id = page ?? homeOf(document) ?? ''
    const drawn = pageInLanguage(document, registry.specs, { page: id, language })
    const missing: RenderWarning = { kind: 'unknown-page', page: id }
    return drawn ? { drawn, language, warnings } : { language, warnings: [...warnings, missing] }
  }
  const known = languagesOf(document)
  // Nobody translated it, so it is in the language that whoever draws it says.
  const isOpen = known.length === 1 && document.language === undefined
  const spoken = isOpen && asked !== undefined && isLanguage.test(asked) ? [asked] : known
  const { language, warnings } = languageFor(asked, spoken)
  const drawn = pageInLanguage(siteOfPage(document, { languages: spoken }), registry.specs, {
    page: document.page.id,
    language,
  })
  return { ...(drawn && { drawn }), language, warnings }
}

/** So many pages and languages of a document are kept. */
const MOST_KEPT = 1000

const chosen = new WeakMap<DrawableDocument, WeakMap<Registry, Map<string, ChosenPage>>>()

/** One page of a document in one language; asked for again, it answers the same object. */
export function choosePage(document: DrawableDocument, registry: Registry, choice: PageChoice): ChosenPage {
  const ofDocument = chosen.get(document) ?? new WeakMap<Registry, Map<string, ChosenPage>>()
  chosen.set(document, ofDocument)
  const ofRegistry = ofDocument.get(registry) ?? new Map<string, ChosenPage>()
  ofDocument.set(registry, ofRegistry)
  const key = JSON.stringify([choice.page, choice.language])
  const hit = ofRegistry.get(key)
  if (hit) return hit
  const made = choose(document, registry, choice)
  // The choice may come from an address, which anybody can write.
  if (ofRegistry.size < MOST_KEPT) ofRegistry.set(key, made)
  return made
}
