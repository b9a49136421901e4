import { type PageConfig, pageConfigByPath, type ResolvedTree, undefinedIfNotFound } from '@vitrine/schemas'
import type { Visit } from '../../request/visit.ts'
import type { ScreenTools, SiteLayout } from '../screen.ts'

export const configOf = ({ draftsId }: Visit, { query }: ScreenTools, path: string): Promise<PageConfig | undefined> =>
  undefinedIfNotFound(query(pageConfigByPath, { path, ...(draftsId !== undefined && { draftsId }) }))

/** The icon that a header names. */
function iconOf(header: ResolvedTree | undefined): string | undefined {
  const icon = header && Object.values(header.components).find(({ type }) => type === 'header')?.props.icon
  return typeof icon === 'string' && icon !== '' ? icon : undefined
}

/** Header, footer, menus and theme of a page; an owner may leave header and footer out. */
export const surroundOf = ({ header, footer, menus, theme, edition: { page } }: PageConfig): SiteLayout => ({
  menus,
  theme,
  header: page.header ? header : undefined,
  footer: page.footer ? footer : undefined,
  icon: iconOf(header),
})

/** The same for pages that are not in the release: what the home page has around it. */
export async function homeSurround(visit: Visit, tools: ScreenTools): Promise<SiteLayout | undefined> {
  const home = await configOf(visit, tools, '/')
  return (
    home &&
    surroundOf({ ...home, edition: { ...home.edition, page: { ...home.edition.page, header: true, footer: true } } })
  )
}
