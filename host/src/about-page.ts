import { infoList } from '@vitrine/schemas'
import type { Ask } from './asking.ts'
import type { DocumentParts } from './document.ts'
import type { Links } from './links.ts'
import { addressesOf, type Places } from './places.ts'
import { address, type RouteKey, routes } from './routes.ts'
import type { ScreenAnswer } from './screens/screen.ts'
import { type Listed, structuredData } from './structured-data/index.ts'
import { languageOf, originOf, type Visit } from './visit.ts'
import type { Say } from './words.ts'

interface Known {
  readonly visit: Visit
  readonly answer: ScreenAnswer
  readonly places: Places
  /** The list that the page is there for. */
  readonly list: Listed | undefined
  readonly links: Links
  readonly ask: Ask
  readonly say: Say
  /** The address of a picture for this region. */
  readonly asset: (src: string) => string
}

/** What link previews take a page for. */
const types: Readonly<Partial<Record<RouteKey, 'product' | 'article'>>> = {
  product: 'product',
  case: 'article',
  infoDetail: 'article',
}

/** What search engines, feed readers and link previews are told about a page (R308, R310, R311). */
export async function aboutPage(
  known: Known,
): Promise<
  Pick<
    DocumentParts,
    'description' | 'canonical' | 'alternates' | 'siteName' | 'image' | 'type' | 'feed' | 'structuredData' | 'noindex'
  >
> {
  const { visit, answer, places } = known
  const { image } = answer
  return {
    ...places,
    description: answer.description,
    siteName: visit.site?.name,
    image: image && { ...image, src: absolute(image.src, visit) },
    ...(places.canonical !== undefined && {
      type: visit.key && types[visit.key],
      feed: await feedOf(known),
      structuredData: things(known, places.canonical),
    }),
  }
}

/** Where the news can be followed, if there are any. */
async function feedOf({ visit: { draftsId, site }, links, ask, say }: Known): Promise<DocumentParts['feed']> {
  if (draftsId !== undefined) return undefined
  const { total } = await ask(infoList, { page: 1, pageSize: 1 }).catch(() => ({ total: 0 }))
  return total > 0 ? { title: `${say('info.title')} – ${site?.name}`, href: links.to(address(routes.feed)) } : undefined
}

function things({ visit, answer, list, say, asset }: Known, canonical: string): readonly string[] {
  const { key, site } = visit
  if (!site || !key) return []
  const { language } = languageOf(visit)
  const at = addressesOf(visit)
  return structuredData({
    key,
    siteName: site.name,
    language,
    title: answer.title,
    description: answer.description,
    canonical,
    image: answer.image && absolute(answer.image.src, visit),
    subject: answer.subject,
    list,
    home: at(site.defaultLanguage, '/'),
    at: (path) => at(language, path),
    picture: (src) => absolute(asset(src), visit),
    say,
  })
}

const absolute = (src: string, visit: Visit): string => URL.parse(src, originOf(visit))?.href ?? src
