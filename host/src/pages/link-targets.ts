import { type LinkHolder, type LinkTargets, linksOnPage, type UnnamedLink } from '@vitrine/renderer/internal'
import { linkedContents, listPageUrlByType } from '@vitrine/schemas'
import type { Query } from '../request/visit-client.ts'
import { hasValidParams } from '../routing/routes.ts'

/** What is known of the links of a page before it is drawn. */
export interface KnownLinks {
  readonly targets: LinkTargets
  readonly unnamed: readonly UnnamedLink[]
}

interface LinkTargetsOptions {
  readonly holders: readonly LinkHolder[]
  readonly draftsId: string | undefined
  readonly query: Query
}

/** Looks up, once for a page, what its links lead to. What the service cannot tell is left as it is written. */
export async function lookUpLinks({ holders, draftsId, query }: LinkTargetsOptions): Promise<KnownLinks> {
  const { unnamed, questions, slugs } = linksOnPage(holders, (id) => hasValidParams({ id }))
  const [pages, contents] = await Promise.all([
    ownPages(draftsId, query),
    Promise.all(questions.map((question) => query(linkedContents, question))).then(
      slugs,
      () => new Map<string, string | undefined>(),
    ),
  ])
  return { targets: { ...pages, contents }, unnamed }
}

/** The site's own pages, for links that name one by its id, and the one to contact its owner by. */
const ownPages = (draftsId: string | undefined, query: Query): Promise<Pick<LinkTargets, 'pages' | 'contactPage'>> =>
  query(listPageUrlByType, { type: 'pages', ...(draftsId !== undefined && { draftsId }) }).then(
    (pages) => ({
      pages: new Map(pages.map(({ id, url }) => [id, url])),
      contactPage: pages.find(({ type }) => type === 'contact-us')?.url,
    }),
    () => ({}),
  )
