import { contentKindOf, hasOwnSlug } from '@vitrine/schemas'
import type { PageLink } from '../../document/page-links.ts'
import type { Finding } from '../finding.ts'
import type { InLanguage, PublishCheck } from './publish-check.ts'

interface BrokenLinksOptions extends Pick<InLanguage, 'contents'> {
  /** The ids and slugs of the site's own pages. */
  readonly ownPages: ReadonlySet<string>
  readonly hasContactPage: boolean
}

type Wrong = Pick<Finding, 'level' | 'key' | 'params'>

/** What is wrong with a link, or `undefined`. Without an id it leads to the list or to the home page (R86). */
function wrongWith({ pageType, id = '' }: PageLink, { ownPages, hasContactPage, contents }: BrokenLinksOptions) {
  if (pageType === 'contact-us' && !hasContactPage) return broken('check.linkToNothing', { pageType, id: pageType })
  if (id === '') return undefined
  if (hasOwnSlug(pageType)) return ownPages.has(id) ? undefined : broken('check.linkToNoPage', { id })
  const kind = contentKindOf(pageType)
  if (kind === undefined || !contents) return undefined
  const content = contents.get(kind)?.get(id)
  if (!content) return broken('check.linkToNothing', { pageType, id })
  if (content.isPublished) return undefined
  return { level: 'warning', key: 'check.linkToUnpublished', params: { pageType, id } } satisfies Wrong
}

const broken = (key: string, params: Wrong['params']): Wrong => ({ level: 'error', key, params })

/**
 * Links that lead to no page of the site, or to no product, case, article, collection or policy; a
 * warning where it is there but not published. Addresses that were typed are not looked at: a redirect
 * may wait behind them.
 */
export const brokenLinks: PublishCheck = ({ draft, language, links, contents }) => {
  const ownPages = new Set(
    draft.pagesList.filter(({ pageType }) => hasOwnSlug(pageType)).flatMap(({ id, slug }) => [id, slug ?? id]),
  )
  const hasContactPage = draft.pagesList.some(({ pageType }) => pageType === 'contact-us')
  const findings: Finding[] = []
  for (const { place, path, link } of links) {
    const wrong = link.type === 'page' ? wrongWith(link, { ownPages, hasContactPage, contents }) : undefined
    if (wrong) findings.push({ ...wrong, ...place, language, path })
  }
  return findings
}
