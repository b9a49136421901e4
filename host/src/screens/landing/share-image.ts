import { type ContentSubject, firstPicture, type ShareImage } from '@vitrine/renderer/server'
import { builtInTheme, type ImageValue, isObject, type PageConfig, type Theme } from '@vitrine/schemas'
import type { Visit } from '../../request/visit.ts'
import type { ScreenTools } from '../screen.ts'
import { configOf } from './surround.ts'

/** What the cut picture measures (R308), whatever it is cut of. */
const size = { width: 1200, height: 630 } as const

/**
 * The picture that link previews show (R308): the one that was chosen for the page, else that of
 * what it is about, else that of the site, which is the first one of its home page, or its logo.
 */
export async function shareImage(
  visit: Visit,
  tools: ScreenTools,
  subject: ContentSubject | undefined,
  config: PageConfig | undefined,
  theme: Theme | undefined = config?.theme,
): Promise<ShareImage | undefined> {
  const own = await firstShown([subject?.seo?.image, config?.edition.page.seo?.image, subject?.image], theme, tools)
  if (own) return own
  const home = visit.key === 'home' ? config : await configOf(visit, tools, '/').catch(() => undefined)
  return home && firstShown([home.edition.page.seo?.image, firstPicture(home.edition), logoOf(home)], home.theme, tools)
}

/** The logo of the header. */
function logoOf({ header }: PageConfig): ImageValue | undefined {
  const logos = Object.values(header?.components ?? {}).map(({ props }) => props.logo)
  return logos.find((logo): logo is ImageValue => isObject(logo) && typeof logo.src === 'string' && logo.src !== '')
}

async function firstShown(
  images: readonly (ImageValue | undefined)[],
  theme: Theme | undefined,
  tools: ScreenTools,
): Promise<ShareImage | undefined> {
  for (const image of images) {
    const found = image?.src ? await shown(image, theme, tools) : undefined
    if (found) return found
  }
  return undefined
}

/** Pictures of ours are cut; one on another host stays as it is, and what no link preview draws is none. */
async function shown(image: ImageValue, theme: Theme | undefined, tools: ScreenTools) {
  const { src = '', alt } = image
  const words = { alt: alt?.trim() || undefined }
  if (src.startsWith('/media/')) {
    const title: unknown = theme?.colors?.title
    const cut = await tools.shareImage(image, typeof title === 'string' ? title : builtInTheme.colors.title)
    return cut === undefined ? undefined : { src: tools.asset(cut), ...words, ...size }
  }
  const address = tools.asset(src)
  return /^(?:https?:)?\/(?!.*\.svg(?:[?#]|$))/i.test(address) ? { src: address, ...words } : undefined
}
