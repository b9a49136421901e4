import { type PageConfig, pageConfigByPath, undefinedIfNotFound } from '@vitrine/schemas'
import type { Visit } from '../../request/visit.ts'
import type { ScreenTools, SiteLayout } from '../screen.ts'

export const configOf = ({ draftsId }: Visit, { query }: ScreenTools, path: string): Promise<PageConfig | undefined> =>
  undefinedIfNotFound(query(pageConfigByPath, { path, ...(draftsId !== undefined && { draftsId }) }))

/** Header, footer, menus and theme of a page; an owner may leave header and footer out. */
export const surroundOf = ({ header, footer, menus, theme, edition: { page } }: PageConfig): SiteLayout => ({
  menus,
  theme,
  header: page.header ? header : undefined,
  footer: page.footer ? footer : undefined,
})

/** The same for pages that are not in the release: what the home page has around it. */
export async function homeSurround(visit: Visit, tools: ScreenTools): Promise<SiteLayout | undefined> {
  const home = await configOf(visit, tools, '/')
  return (
    home &&
    surroundOf({ ...home, edition: { ...home.edition, page: { ...home.edition.page, header: true, footer: true } } })
  )
}
