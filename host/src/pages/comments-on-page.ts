import type { Stage } from '@vitrine/renderer'
import { pageTrees } from '@vitrine/renderer/internal'
import { API_PREFIX, commentLimits, pageComments, type ResolvedTree } from '@vitrine/schemas'
import { CommentsRegion } from '@vitrine/sections/comments'
import { createElement, type ReactNode } from 'react'
import type { Visit } from '../request/visit.ts'
import type { Query } from '../request/visit-client.ts'
import type { ScreenAnswer } from '../screens/screen.ts'

/** What a preview has besides where its link allows comments; nothing of it on all other pages. */
export interface CommentsOnPage {
  /** What comes first on the page. */
  readonly first?: ReactNode
  /** What marks the sections that can be commented on. */
  readonly handles?: Stage['handles']
}

/** The first heading in each section of a tree, by the id of the section. */
function headingsIn({ root, components, outline }: ResolvedTree): ReadonlyMap<string, string | undefined> {
  const inside = (id: string): readonly string[] => {
    const slots = components[id]?.slots ?? {}
    return [id, ...Object.values(slots).flatMap((ids) => (Array.isArray(ids) ? ids : []).flatMap(inside))]
  }
  return new Map(
    root.map((id) => {
      const all = new Set(inside(id))
      return [id, outline.find(({ component, text }) => all.has(component) && text.trim() !== '')?.text]
    }),
  )
}

/**
 * The comments on a page of a draft, for whoever came with a link that allows them. Pages that nobody designed have no
 * id, and so no comments.
 */
export async function commentsOnPage(
  visit: Visit,
  { status, pageId }: Pick<ScreenAnswer, 'status' | 'pageId'>,
  placed: Parameters<typeof pageTrees>[0],
  query: Query,
): Promise<CommentsOnPage> {
  const { draftsId, site, shown, language, path } = visit
  if (draftsId === undefined || !site || shown?.preview === undefined || status !== 200 || pageId === undefined)
    return {}
  const of = { draftsId, page: pageId, language, path: path.slice(0, commentLimits.path) }
  // A link that allows none, or is over, shows the page as it is.
  const found = await query(pageComments, of).catch(() => undefined)
  if (!found) return {}
  const { header, footer } = placed
  const sections = pageTrees(placed).flatMap((tree) => {
    const part = tree === header ? ('header' as const) : tree === footer ? ('footer' as const) : undefined
    return [...headingsIn(tree)].map(([id, name]) => ({
      id,
      ...(name !== undefined && { name }),
      ...(part && { part }),
    }))
  })
  const ids = new Set(sections.map(({ id }) => id))
  const { name, text, changeable } = commentLimits
  const data = {
    ...of,
    address: `${API_PREFIX}${pageComments.path}`,
    client: site.tenantId,
    sections,
    items: found.items,
    limits: { name, text, changeable },
  }
  return {
    first: createElement(CommentsRegion, { data }),
    handles: ({ id }) => (ids.has(id) ? { 'data-component-id': id } : {}),
  }
}
