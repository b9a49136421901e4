import { createHash } from 'node:crypto'
import { canonicalJson, editionsOf, pageAddress, readPageAddress, type Specs } from '@vitrine/model'
import {
  type Draft,
  hasOwnSlug,
  isAddedPageType,
  type PageConfig,
  pageTypes,
  type ReleasedPage,
} from '@vitrine/schemas'

/** A page as it is listed, from a release or a draft. */
export type ListedPage = Omit<ReleasedPage, 'edition'>

/** The pages that are shown in one language: those of the current release, or those of a draft. */
export interface ShownPages {
  readonly pages: readonly ListedPage[]
  config(page: ListedPage): Promise<PageConfig>
}

/** The content address of a text: its SHA-256 in hex. */
export const contentAddress = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A page with its content address: that of everything it is drawn from. */
export const addressed = (config: Omit<PageConfig, 'address'>, parts: object = config): PageConfig => ({
  ...config,
  address: contentAddress(canonicalJson(parts)),
})

/** Where a page stands. A kind of page that shows things by id stands at its base path. */
export const urlOf = ({ id, pageType, slug }: ListedPage): string =>
  hasOwnSlug(pageType)
    ? pageAddress(pageType, slug ?? id)
    : (pageTypes.find(({ key, needsId }) => key === pageType && needsId)?.basePath ?? pageAddress(pageType))

/**
 * The page at a path that was decoded once (R260): a page of one's own by slug or id, any other by
 * its kind, whatever it shows. Pages of kinds that plugins add have a slug that is the whole address.
 */
export function pageAt(pages: readonly ListedPage[], path: string): ListedPage | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
  const address = readPageAddress((trimmed || '/').split('/').map(encodeSegment).join('/'))
  if (!address) {
    const added = pages.filter(({ pageType }) => isAddedPageType(pageType))
    return added.find(({ id, slug = id }) => slug === trimmed.slice(1))
  }
  if (address.pageType !== 'pages') return pages.find(({ pageType }) => pageType === address.pageType)
  const ofKind = pages.filter(({ pageType }) => hasOwnSlug(pageType) && !isAddedPageType(pageType))
  return ofKind.find(({ slug }) => slug === address.id) ?? ofKind.find(({ id }) => id === address.id)
}

const encodeSegment = (segment: string): string => encodeURIComponent(segment.toWellFormed())

export const shownPageById = (pages: readonly ListedPage[], id: string): ListedPage | undefined =>
  pages.find((page) => page.id === id)

/** Resolves only what is asked: one page of the draft, or just the names, in one language. */
function inOneLanguage(draft: Draft, language: string, pagesList: Draft['pagesList'], specs: Specs) {
  const { globalConfiguration } = draft
  const languages = globalConfiguration.languages.map((one) => ({ ...one, enabled: one.code === language }))
  return editionsOf({ ...draft, pagesList, globalConfiguration: { ...globalConfiguration, languages } }, specs)
    .languages[language]
}

/** A draft in one language, resolved on the fly. */
export function pagesOfDraft(draft: Draft, language: string, specs: Specs): ShownPages {
  const names = inOneLanguage({ ...draft, pageSchemaMap: {} }, language, draft.pagesList, specs)
  return {
    pages: (names?.editions ?? []).map(({ page: { id, pageType, slug, name } }) => ({
      id,
      pageType,
      name,
      ...(slug !== undefined && { slug }),
    })),
    async config({ id }) {
      const shown = inOneLanguage(
        draft,
        language,
        draft.pagesList.filter((page) => page.id === id),
        specs,
      )
      const edition = shown?.editions[0]
      if (!shown || !edition) throw new Error(`The draft ${draft.draftsId} lists the page ${id} but does not show it.`)
      return addressed({
        edition,
        ...(edition.page.header && shown.header && { header: shown.header }),
        ...(edition.page.footer && shown.footer && { footer: shown.footer }),
        menus: shown.menus,
        theme: shown.theme,
      })
    },
  }
}
