import { type ContentSubject, firstPicture, type ShareImage } from '@vitrine/renderer/server'
import type { ImageValue, PageConfig } from '@vitrine/schemas'
import type { Visit } from '../../request/visit.ts'
import type { ScreenTools } from '../screen.ts'
import { configOf } from './surround.ts'

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
