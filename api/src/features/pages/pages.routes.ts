import { pageAddress } from '@vitrine/model'
import {
  CallError,
  type ContentKind,
  contentKinds,
  hasOwnSlug,
  listPageTypes,
  listPageUrlByType,
  type PageRecord,
  type PageType,
  pageById,
  pageConfigById,
  pageConfigByPath,
  pageIdByPath,
  pageTypeOf,
  pageTypes,
} from '@vitrine/schemas'
import type { SiteContext } from '../../http/endpoint/context.ts'
import { type Endpoint, endpoint, endpointWithoutSite } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { nameIn } from '../contents/plain-words.ts'
import { pageInDrafts } from '../drafts/page-document.ts'
import { shownPageById as findById, type ListedPage, pageAt, type ShownPages, urlOf } from './shown-pages.ts'

const nothing: ShownPages = { pages: [], config: () => Promise.reject(new CallError('not_found')) }

/** The pages that the question is about: those of the draft it names, else those of the current release. */
const showing = async ({ draft, tenant, language, stores }: SiteContext): Promise<ShownPages> =>
  draft ? stores.pages.drafted(draft, language) : ((await stores.pages.released(tenant, language)) ?? nothing)

/** The English names of the kinds of pages, where no texts are at hand. */
const kindName = (key: PageType): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ')

/** The published things that a kind of page shows one by one, or those of all kinds. */
async function shownThings(type: PageType | undefined, { tenant, chain, stores }: SiteContext) {
  const kinds = contentKinds.filter((kind: ContentKind) => type === undefined || pageTypeOf[kind] === type)
  const contents = await stores.contents.named(tenant.id, kinds)
  return contents.map(({ id, kind, slug, names }) => ({
    id,
    name: nameIn(names, chain),
    url: pageAddress(pageTypeOf[kind], slug),
    type: pageTypeOf[kind],
  }))
}

/** A page's record as it is listed, with its name in the source language. */
const listedOf = ({ id, pageType, slug, settings }: PageRecord): ListedPage => ({
  id,
  pageType,
  ...(slug !== undefined && { slug }),
  name: String(settings.props.name ?? ''),
})

/** Pages that can be visited as they are: all but those that need to be told what to show. */
const isVisitable = ({ pageType }: ListedPage): boolean =>
  hasOwnSlug(pageType) || pageTypes.some(({ key, needsId }) => key === pageType && !needsId)

/** The contact page is one of the owner's own pages, too. */
const isListedAs = (type: PageType, { pageType }: ListedPage): boolean =>
  pageType === type || (type === 'pages' && hasOwnSlug(pageType))

export const pageRoutes: readonly Endpoint[] = [
  endpoint(pageById, async ({ id }, context) => {
    const edited = (await context.isMember?.()) ? await pageInDrafts(context, id) : undefined
    const page = edited ? listedOf(edited.page) : orNotFound(findById((await showing(context)).pages, id))
    const { pageType, name, slug } = page
    return { id, pageType, name, url: urlOf(page), ...(slug !== undefined && { slug }) }
  }),

  endpoint(pageConfigById, async ({ id }, context) => {
    const edited = (await context.isMember?.()) ? await pageInDrafts(context, id) : undefined
    if (edited) return edited
    const { pages, config } = await showing(context)
    return config(orNotFound(findById(pages, id)))
  }),

  endpoint(pageConfigByPath, async ({ path }, context) => {
    const { pages, config } = await showing(context)
    return config(orNotFound(pageAt(pages, path)))
  }),

  endpoint(pageIdByPath, async ({ path }, context) => {
    const { pages } = await showing(context)
    const { id, pageType } = orNotFound(pageAt(pages, path))
    return { id, pageType }
  }),

  endpointWithoutSite(listPageTypes, (_question, { t, parts }) =>
    [
      ...pageTypes,
      ...parts.pageTypes.map(({ single = false, ...type }) => ({ ...type, single, needsId: !single })),
    ].map(({ key, basePath, single, needsId }) => {
      const name = t(`pageType.${key}`)
      return { key, name: name === `pageType.${key}` ? kindName(key) : name, basePath, single, needsId }
    }),
  ),

  endpoint(listPageUrlByType, async ({ type }, context) => {
    const { pages } = await showing(context)
    const listed = pages
      .filter((page) => isVisitable(page) && (type === undefined || isListedAs(type, page)))
      .map((page) => ({ id: page.id, name: page.name, url: urlOf(page), type: page.pageType }))
    return [...listed, ...(await shownThings(type, context))]
  }),
]
