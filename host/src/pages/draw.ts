import { nativeName } from '@vitrine/model'
import type { Registry, Stage } from '@vitrine/renderer'
import type { ServedFont } from '@vitrine/renderer/build'
import {
  type CollectedLoads,
  collectLoads,
  createVisitorStage,
  currentPage,
  fontsOf,
  type Links,
  type LinkTargets,
  linkBuilder,
  linkHolders,
  namedOn,
  pageTrees,
  scriptJson,
  themeAttributes,
  themeStyle,
  type UnnamedLink,
} from '@vitrine/renderer/internal'
import {
  answeredLists,
  documentHtml,
  mainList,
  type PageNotice,
  type ReadIn,
  type RenderedPage,
  renderIslands,
  renderPage,
  scriptFontOf,
  scriptFontsOn,
} from '@vitrine/renderer/server'
import type { InterfaceTexts, Translate } from '@vitrine/renderer/translate'
import {
  API_PREFIX,
  builtInTheme,
  type Call,
  CallError,
  type ContentKind,
  directionOf,
  isObject,
  languageCodes,
  scriptOf,
  uploadInquiryImages,
} from '@vitrine/schemas'
import { datesOf } from '@vitrine/schemas/format'
import { createElement, Fragment } from 'react'
import type { Assets } from '../assets/assets.ts'
import { notFound } from '../guards/guard.ts'
import { campaignText, referrerOf } from '../request/campaign.ts'
import { type ConsentOnPage, consentOnPage } from '../request/consent-on-page.ts'
import type { SubmissionOutcome } from '../request/form-submission.ts'
import { isKnownCategory } from '../request/known-category.ts'
import { originOf, pageQuery, sectionQuery, type Visit } from '../request/visit.ts'
import type { Query } from '../request/visit-client.ts'
import type { RouteKey } from '../routing/routes.ts'
import { NoPage, type ScreenAnswer } from '../screens/screen.ts'
import { aboutPage, placesOf } from './about-page.ts'
import { commentsOnPage } from './comments-on-page.ts'
import { lookUpLinks } from './link-targets.ts'
import { navigationOf, type PageVersion } from './page-version.ts'

/** Where the script of forms sends images when they are chosen (R194). */
const uploadAddress = `${API_PREFIX}${uploadInquiryImages.path}`

/** What pages are drawn with: the same for all visits. */
export interface RenderContext {
  readonly registry: Registry
  readonly assets: Assets
  readonly words: InterfaceTexts
  /** The address of a picture or film for this region. One function for all pages: the renderer remembers by it. */
  readonly asset: (src: string) => string
  /** How often a page asks for a newer build, in milliseconds; an hour when it is left out (R92). */
  readonly pollInterval?: number | undefined
}

export interface DrawnPage {
  readonly html: string
  readonly noindex: boolean
  readonly problems: RenderedPage['problems']
  /** Links that do not say which product, case … they lead to. */
  readonly unnamed: readonly UnnamedLink[]
  /** Whether something was looked for that could not be answered now. */
  readonly isAway: boolean
  /** What was looked for in the lists of the page, of which there is nothing. */
  readonly emptySearch?: string | undefined
}

/** What a page is drawn from. */
export interface DrawOptions {
  readonly visit: Visit
  readonly answer: ScreenAnswer
  readonly query: Query
  /** The languages that the page speaks. */
  readonly languages: readonly string[]
  /** What became of the form that was sent to the page. */
  readonly outcome?: SubmissionOutcome | undefined
  /** Whether it was sent just now: the page answers the form itself. */
  readonly isPosted?: boolean
  /** The version of a page that may be exchanged for another one without loading a document. */
  readonly version?: PageVersion | undefined
}

/** What the pages that are lists are lists of. */
const listedKinds: Readonly<Partial<Record<RouteKey, ContentKind>>> = {
  products: 'product',
  collection: 'product',
  cases: 'case',
  info: 'info',
}

/** Draws what a screen answered: the page, and the document around it. */
export async function draw(
  { visit, answer, query, languages, outcome, isPosted = false, version }: DrawOptions,
  renderContext: RenderContext,
): Promise<DrawnPage> {
  const { registry, assets, words, asset } = renderContext
  const { language } = visit
  const t = words.in(language)
  const { surround } = answer
  const placed = currentPage({ header: surround?.header, main: answer.main, footer: surround?.footer }, registry)
  const loads = collectLoads(pageTrees(placed), registry, visitOnStage(visit))
  const { answered, isAway } = await answers(loads, query)
  const holders = linkHolders({ page: placed, menus: surround?.menus, subject: answer.subject, loads, answered })
  const known = visit.site && (await lookUpLinks({ holders, draftsId: visit.draftsId, query }))
  const links = linkBuilder(visit, { ...known?.targets, asked: askedOn(visit, answer.contentId) })
  const islands = renderIslands({
    language,
    direction: directionOf(language),
    template: (key) => words.template(language, key),
    srcOf: assets.islandSrc,
  })
  const consent = consentOnPage(visit, links, assets, isPosted)
  const comments = await commentsOnPage(visit, answer, placed, query)
  const stage = createVisitorStage({
    ...siteOnStage(visit, answer, links, consent),
    language,
    visit: visitOnStage(visit),
    words: t,
    href: links.href,
    address: links.to,
    asset,
    islands,
    outcome,
    imageUpload: visit.site && { address: uploadAddress, client: visit.site.tenantId },
    // The answer to a form is drawn for one visitor, and stands at an address that says nothing of it any more.
    formFields: outcome && {
      campaign: campaignText(visit, outcome.values.campaign),
      referrer: referrerOf(visit, outcome.values.referrer),
    },
    outlines: namedOn(placed, registry),
    data: loads.dataOf(answered),
    ...(comments.handles && { handles: comments.handles }),
  })
  const lists = answer.status === 200 ? answeredLists(loads, answered) : []
  const turned = lists.filter(({ page: number }) => number > 1)
  if (turned.length > 0 && turned.every(({ page: number, pageSize, total }) => (number - 1) * pageSize >= total))
    throw new NoPage(notFound(visit))
  const drawn = renderPage({
    page: {
      ...placed,
      first: comments.first ? createElement(Fragment, null, consent.first, comments.first) : consent.first,
    },
    registry,
    stage,
  })

  const { category } = pageQuery(visit)
  const ofNothing = category === undefined ? [] : lists.filter((list) => list.category === category && list.total === 0)
  for (const { call } of ofNothing)
    if (!(await isKnownCategory(call, category as string, query))) throw new NoPage(notFound(visit))
  const places = placesOf(visit, ofNothing.length > 0 ? { ...answer, robots: 'noindex' } : answer, languages)
  const listed = visit.key && listedKinds[visit.key]
  const list = listed && mainList(listed, lists)
  const context = islands.context()
  const theme = surround?.theme ?? builtInTheme
  const fonts = fontsOf(theme).filter((font) => font !== 'system')
  // The first one is that of the text. A picture of the first screen comes before the one of titles:
  // on a slow line the page is whole half a second sooner.
  const scripts = scriptFontsOn(drawn.html, language)
  const preloaded = preloadedFonts(language, fonts, scripts).flatMap((font) => assets.mainFile(font) ?? [])
  const otherLanguages = drawn.needsLoader ? readIn(visit, answer.status, stage.site.languages, words) : []
  const html = documentHtml({
    language,
    title: visit.site && answer.title !== visit.site.name ? `${answer.title} – ${visit.site.name}` : answer.title,
    style: themeStyle(theme),
    attributes: themeAttributes(theme),
    ...(await aboutPage({ visit, answer, places, list, links, query, t, asset })),
    icon: surround?.icon && asset(surround.icon),
    stylesheets: assets.stylesheets(
      [...fonts, ...scripts],
      [...(otherLanguages.length > 0 ? ['read-in'] : []), ...drawn.stylesheets],
    ),
    fonts: drawn.preloads.length === 0 ? preloaded : preloaded.slice(0, 1),
    preloads: drawn.preloads,
    skip: t('skip'),
    notice:
      visit.draftsId === undefined ? undefined : previewNotice(visit, answer.status === 404 ? '/' : visit.path, t),
    body: drawn.html,
    readIn: otherLanguages,
    build: { id: assets.buildId, pollInterval: renderContext.pollInterval },
    navigation: version && navigationOf(visit, version, drawn.html),
    scripts: [...(drawn.needsLoader ? [assets.loader] : []), ...consent.scripts],
    tags: consent.tags,
    context: context && scriptJson(context),
  })
  const problems = [...loads.problems, ...drawn.problems]
  const emptySearch = isAway ? undefined : searchedInVain(loads, answered)
  return { html, noindex: places.noindex, problems, unnamed: known?.unnamed ?? [], isAway, emptySearch }
}

/** What the lists of a page were searched for, where none of them found anything by these words. */
function searchedInVain({ requests }: CollectedLoads, answered: readonly unknown[]): string | undefined {
  const searches = requests.flatMap(({ question }, at) => {
    const { q } = question as { readonly q?: string }
    const answer = answered[at]
    const { total, instead } = isObject(answer) ? answer : {}
    return q === undefined || typeof total !== 'number' ? [] : [{ q, isEmpty: total === 0 || instead !== undefined }]
  })
  return searches.every(({ isEmpty }) => isEmpty) ? searches[0]?.q : undefined
}

/** The fonts that the first lines of a page are set in, the most needed first: those of its own script. */
function preloadedFonts(
  language: string,
  fonts: readonly ServedFont[],
  scripts: readonly ServedFont[],
): readonly ServedFont[] {
  const own = scriptFontOf(language)
  if (own) return scripts.filter((font) => font === own)
  return scriptOf(language) === 'Latn' ? fonts : []
}

/**
 * The page in the other languages of its site, which a visitor may rather read. A draft is for who asked for it, and
 * nothing lies over the answers of a chat.
 */
function readIn(
  { draftsId, key, language }: Visit,
  status: number,
  languages: Stage['site']['languages'],
  words: InterfaceTexts,
): readonly ReadIn[] {
  if (draftsId !== undefined || key === 'chat' || status !== 200) return []
  return languages
    .filter(({ current }) => !current)
    .map(({ code, name, href }) => {
      // A language that we do not speak says its own name.
      const speaks = languageCodes.find((known) => known === code.split('-')[0])
      const t = words.in(speaks ?? language)
      return { language: code, href, text: speaks ? t('readIn.text') : name, close: t('readIn.close') }
    })
}

/** Says that a draft is seen, and leads to what everyone else sees (R307). */
function previewNotice(visit: Visit, path: string, t: Translate): PageNotice {
  const { site } = visit
  const published = linkBuilder({ ...visit, draftsId: undefined }).to(path)
  return {
    text: t('preview.notice'),
    ...(site?.currentDraftRelease != null && { link: { label: t('preview.published'), href: published } }),
  }
}

/**
 * The calls of a page, side by side; one that fails leaves a gap that its section can live with. A search that could not
 * be made is more than a gap: whoever asked comes again.
 */
async function answers({ requests }: CollectedLoads, query: Query) {
  let isAway = false
  const ask = ({ call, question }: CollectedLoads['requests'][number]) =>
    query(call as Call, question as never).catch((error: unknown) => {
      const isSearch = isObject(question) && ('q' in question || 'filters' in question)
      if (isSearch && error instanceof CallError && error.code === 'unavailable') isAway = true
    })
  const answered: readonly unknown[] = await Promise.all(requests.map(ask))
  return { answered, isAway }
}

/** What is asked about from a page: the product that it shows, or that its address names, and what was chosen of it. */
function askedOn(visit: Visit, contentId: string | undefined): LinkTargets['asked'] {
  const { product: named, s, to } = sectionQuery(visit)
  const product = visit.key === 'product' ? contentId : named
  return product === undefined ? undefined : { product, ...(s && { s }), ...(to && { to }) }
}

/** What sections may know of a visit. */
const visitOnStage = (visit: Visit): Stage['visit'] => ({
  path: visit.path,
  query: sectionQuery(visit),
  ...(visit.params.id !== undefined && { id: visit.params.id }),
  ...(visit.list && { list: visit.list }),
})

/** What sections may know of the site: its menus, and the same page in its languages. */
function siteOnStage(
  visit: Visit,
  { status, surround, contact }: ScreenAnswer,
  links: Links,
  consent: ConsentOnPage,
): Pick<Stage, 'site'> {
  const { language } = visit
  const here = placeInLanguages(visit, status)
  return {
    site: {
      ...(visit.site && { clientId: visit.site.clientId }),
      name: visit.site?.name ?? '',
      home: links.to('/'),
      menus: surround?.menus ?? {},
      dates: visit.site && datesOf(visit.site),
      consent: consent.stage,
      printed: contact && {
        contact,
        pageAddress: `${originOf(visit)}${links.inLanguage(language, here.path, here.query)}`,
      },
      languages: (visit.site?.languages ?? []).map((code) => ({
        code,
        name: nativeName(code),
        href: links.inLanguage(code, here.path, here.query),
        current: code === language,
      })),
    },
  }
}

/** The page that is meant in each of its languages. */
function placeInLanguages(
  visit: Visit,
  status: number,
): { readonly path: string; readonly query: Record<string, string> } {
  const { key, path, query } = visit
  // The link of a mail is the same whatever it does, and nothing without its token.
  if (key === 'confirmSubscription' || key === 'unsubscribe')
    return { path, query: { token: query.get('token') ?? '' } }
  // What is not there is there in no other language either.
  return status === 404 ? { path: '/', query: {} } : { path, query: sectionQuery(visit) }
}
