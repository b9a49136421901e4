import { type PageLink, pageLinksIn } from '@vitrine/model'
import { contentKindOf, hasOwnSlug, pageTypeOf } from '@vitrine/schemas'
import type { ReadSite } from '../files/read-site.ts'
import type { ImportReport } from '../problems.ts'

/**
 * Warns of links whose thing or page of one's own is not among the files. They do no harm: drawn, they
 * lead nowhere. Other kinds of pages are there without a file too: they are drawn plainly.
 */
export function checkLinks({ draft, contents, pageFiles, menuFiles }: ReadSite, report: ImportReport): void {
  const own = new Set(
    draft.pagesList.filter(({ pageType }) => hasOwnSlug(pageType)).flatMap(({ id, slug }) => [id, slug ?? id]),
  )
  const things = new Set(contents.map(({ kind, slug }) => `${kind}/${slug}`))

  const leadsSomewhere = ({ pageType, id = '' }: PageLink): boolean => {
    if (pageType === 'pages') return own.has(id)
    const kind = contentKindOf(pageType)
    return kind === undefined || id === '' || things.has(`${kind}/${id}`)
  }
  const check = (file: string, value: unknown) => {
    for (const link of pageLinksIn(value))
      if (!leadsSomewhere(link)) report.warn(file, 'linkTarget', '', { pageType: link.pageType, id: link.id ?? '' })
  }

  for (const [id, { components }] of Object.entries(draft.pageSchemaMap))
    for (const component of Object.keys(components))
      check(pageFiles.get(id) ?? 'pages/', draft.componentsSettingValues[component])
  check('header.json', draft.globalConfiguration.header?.componentsSettingValues)
  check('footer.json', draft.globalConfiguration.footer?.componentsSettingValues)
  for (const { id, settings } of draft.menuList) check(menuFiles.get(id) ?? 'menus/', settings)
  for (const { file, kind, settings } of contents) {
    check(file, settings)
    const { collections, products } = settings.props
    for (const [target, slugs] of [
      ['collection', collections],
      ['product', products],
    ] as const)
      if (kind === 'product' || kind === 'case')
        for (const slug of Array.isArray(slugs) ? slugs : [])
          if (!things.has(`${target}/${String(slug)}`))
            report.warn(file, 'linkTarget', `${target}s`, { pageType: pageTypeOf[target], id: String(slug) })
  }
}
