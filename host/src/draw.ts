import type { CollectedLoads, Page, Stage } from '@vitrine/renderer'
import { scriptJson, themeStyle } from '@vitrine/renderer'
import { builtInTheme, type Call, directionOf, listPageUrlByType, type ResolvedTree } from '@vitrine/schemas'
import type { Assets } from './assets.ts'
import { documentHtml } from './document.ts'
import { notFound } from './guards/guard.ts'
import { nativeName } from './languages.ts'
import { keptOf, type Links, linkBuilder, type PageUrls } from './links.ts'
import type { Render, RenderedPage } from './render.ts'
import { NoPage } from './screens/no-page.ts'
import type { Ask, ScreenAnswer } from './screens/screen.ts'
import { languageOf, originOf, pageQuery, type Visit } from './visit.ts'
import type { Say, Words } from './words.ts'

/** What pages are drawn with: the same for all visits. */
export interface Studio {
  readonly render: Render
  readonly assets: Assets
  readonly words: Words
  /** The address of a picture or film for this region. One function for all pages: the renderer remembers by it. */
  readonly asset: (src: string) => string
}

export interface Drawn {
  readonly html: string
  readonly noindex: boolean
  readonly findings: RenderedPage['findings']
}

/** What only the loader can do on a page; without any of it, the page needs no script. */
const needsLoader = /\sdata-(?:island|error|poster|download)=/

/** Draws what a screen answered: the page, and the document around it. */
export async function draw(visit: Visit, answer: ScreenAnswer, ask: Ask, studio: Studio): Promise<Drawn> {
  const { render, assets, words, asset } = studio
  const { language } = languageOf(visit)
  const say = words.in(language)
  const { surround } = answer
  const page: Page = { header: surround?.header, main: answer.main, footer: surround?.footer }
  const links = linkBuilder(keptOf(visit), visit.site && (await pageUrls(visit, ask)))
  const islands = render.islands({
    language,
    direction: directionOf(language),
    template: (key) => words.template(language, key),
    srcOf: assets.islandSrc,
  })
  const stage: Stage = { ...stageOf(visit, answer, links, say, page), asset, islands }
  const loads = render.loads(page, stage.visit)
  const answered = await answers(loads, ask)
  const lists = answer.status === 200 ? listsOf(loads, answered) : []
  const turned = lists.filter(({ page: number }) => number > 1)
  if (turned.length > 0 && turned.every(({ page: number, pageSize, total }) => (number - 1) * pageSize >= total))
    throw new NoPage(notFound(visit))
  const drawn = render.page(page, { ...stage, data: loads.dataOf(answered) })

  const { category } = pageQuery(visit)
  const isOfNothing = category !== undefined && lists.some((list) => list.category === category && list.total === 0)
  const places = placesOf(visit, isOfNothing ? { ...answer, robots: 'noindex' } : answer)
  const context = islands.context()
  const html = documentHtml({
    language,
    title: visit.site && answer.title !== visit.site.name ? `${answer.title} – ${visit.site.name}` : answer.title,
    description: answer.description,
    style: themeStyle(surround?.theme ?? builtInTheme),
    canonical: places.canonical,
    alternates: places.alternates,
    siteName: visit.site?.name,
    image: answer.image && absolute(answer.image, visit),
    noindex: places.noindex,
    stylesheets: [...new Set([...assets.baseStyles, ...drawn.sections.flatMap(assets.stylesOf)])],
    preloads: drawn.preloads,
    skip: say('skip'),
    body: drawn.html,
    scripts: needsLoader.test(drawn.html) ? [assets.loader] : [],
    context: context && scriptJson(context),
  })
  return { html, noindex: places.noindex, findings: [...loads.findings, ...drawn.findings] }
}

const absolute = (src: string, visit: Visit): string => URL.parse(src, originOf(visit))?.href ?? src

/** The site's own pages, for links that name one by its id; without them such links are written as they are. */
const pageUrls = ({ draftsId }: Visit, ask: Ask): Promise<PageUrls | undefined> =>
  ask(listPageUrlByType, { type: 'pages', ...(draftsId !== undefined && { draftsId }) }).then(
    (pages) => new Map(pages.map(({ id, url }) => [id, url])),
    () => undefined,
  )

/** The calls of a page, side by side; one that fails leaves a gap that its section can live with. */
const answers = ({ requests }: CollectedLoads, ask: Ask): Promise<readonly unknown[]> =>
  Promise.all(requests.map(({ call, question }) => ask(call as Call, question as never).catch(() => undefined)))

interface Listed {
  readonly page: number
  readonly pageSize: number
  readonly category?: string
  readonly total: number
}

/** What the lists on a page were asked, and how much there is of it. */
const listsOf = ({ requests }: CollectedLoads, answered: readonly unknown[]): readonly Listed[] =>
  requests.flatMap(({ question }, at) => {
    const { total } = (answered[at] ?? {}) as Partial<Listed>
    const { page, pageSize, category } = question as Partial<Listed>
    if (total === undefined || page === undefined || pageSize === undefined) return []
    return [{ page, pageSize, total, ...(category !== undefined && { category }) }]
  })

type StageWithoutPictures = Omit<Stage, 'asset' | 'islands'>

/** The stage of a visitor: real links, real data. */
function stageOf(visit: Visit, { surround }: ScreenAnswer, links: Links, say: Say, page: Page): StageWithoutPictures {
  const { language } = languageOf(visit)
  const query = pageQuery(visit)
  const headings = new Map<string, string>()
  for (const tree of [page.header, page.main as Partial<ResolvedTree> | undefined, page.footer])
    for (const { component, path, id } of tree?.outline ?? []) headings.set(`${component} ${path}`, id)
  return {
    language,
    direction: directionOf(language),
    site: {
      name: visit.site?.name ?? '',
      home: links.to('/'),
      menus: surround?.menus ?? {},
      languages: (visit.site?.languages ?? []).map((code) => ({
        code,
        name: nativeName(code),
        href: links.inLanguage(code, visit.path, query),
        current: code === language,
      })),
    },
    visit: { path: visit.path, query, ...(visit.params.id !== undefined && { id: visit.params.id }) },
    words: say,
    href: links.href,
    address: links.to,
    data: () => ({}),
    headingId: (component, path) => headings.get(`${component} ${path}`),
  }
}

/**
 * Where search engines find the page (R308, R309, R312, R224): on the site's own domain if it has
 * one, with its language where that is not the default.
 */
function placesOf(visit: Visit, { status, robots, cache }: ScreenAnswer) {
  const { site, host, key } = visit
  const chosen = languageOf(visit)
  const query = pageQuery(visit)
  const isCopy = site?.domain !== undefined && host.name !== site.domain
  const noindex =
    robots === 'noindex' ||
    visit.draftsId !== undefined ||
    chosen.asked === 'unknown' ||
    isCopy ||
    query.q !== undefined
  if (!site || status !== 200 || cache !== 'public') return { noindex }

  const origin = isCopy ? `https://${site.domain}` : originOf(visit)
  const kept = Object.fromEntries(
    Object.entries(query).filter(([name, value]) => name === 'category' || (name === 'page' && value !== '1')),
  )
  const path = key === 'home' ? '/' : visit.path
  const links = linkBuilder({ ...chosen, clientId: isCopy ? undefined : visit.clientId })
  const inLanguage = (language: string) => `${origin}${links.inLanguage(language, path, kept)}`
  return {
    noindex,
    canonical: inLanguage(chosen.language),
    alternates: [
      ...site.languages.map((language) => ({ language, href: inLanguage(language) })),
      { language: 'x-default', href: inLanguage(site.defaultLanguage) },
    ],
  }
}
