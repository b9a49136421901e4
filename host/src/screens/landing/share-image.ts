import { componentsInOrder } from '@vitrine/model'
import type { ShareImage } from '@vitrine/renderer/server'
import type { ImageValue, PageConfig, ResolvedTree } from '@vitrine/schemas'
import type { Visit } from '../../request/visit.ts'
import type { ScreenTools } from '../screen.ts'
import type { ContentSubject } from './subjects.ts'
import { configOf } from './surround.ts'

/** Icons and drawings are too small, or are of a kind that no link preview shows. */
const isPicture = ({ src, width }: ImageValue): boolean =>
  typeof src === 'string' && /\.(?:webp|jpe?g|png|avif|gif)(?:\?|$)/i.test(src) && !(width !== undefined && width < 200)

/** The first picture inside values, depth first. */
function pictureIn(value: unknown): ImageValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isPicture(value)) return value
  for (const inside of Object.values(value)) {
    const picture = pictureIn(inside)
    if (picture) return picture
  }
  return undefined
}

/** The first picture of a page, in the order of the document. */
function firstPicture(tree: ResolvedTree): ImageValue | undefined {
  for (const { component } of componentsInOrder(tree, [])) {
    const picture = pictureIn(component.props)
    if (picture) return picture
  }
  return undefined
}

/**
 * The picture that link previews show (R308): the one that was chosen for the page, else that of
 * what it is about, else that of the site, which is the first one of its home page.
 */
export async function shareImage(
  visit: Visit,
  tools: ScreenTools,
  subject: ContentSubject | undefined,
  config: PageConfig | undefined,
): Promise<ShareImage | undefined> {
  const own = [subject?.seo?.image, config?.edition.page.seo?.image, subject?.image].find((image) => image?.src)
  if (own) return shown(own, tools)
  const home = visit.key === 'home' ? config : await configOf(visit, tools, '/').catch(() => undefined)
  const ofSite = home && (home.edition.page.seo?.image?.src ? home.edition.page.seo.image : firstPicture(home.edition))
  return ofSite && shown(ofSite, tools)
}

const shown = ({ src = '', width, height, alt }: ImageValue, { asset }: ScreenTools): ShareImage => ({
  src: asset(src),
  alt: alt || undefined,
  width,
  height,
})
