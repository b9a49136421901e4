import { type FeedItem, rss } from '@vitrine/renderer/server'
import { infoList } from '@vitrine/schemas'
import { notFound } from '../../guards/guard.ts'
import { pageAddressesOf } from '../../request/page-addresses.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import type { Screen } from '../screen.ts'

/** As many as a reader looks through who was away for a while. */
const NEWEST = 50

/** `/feed.xml` (R311): the newest articles that are there in the language of the address. */
export const feed: Screen = async (visit, { query, t, pageLanguages }) => {
  const { site } = visit
  if (!site) return notFound(visit)
  const { language, defaultLanguage } = visit
  const at = pageAddressesOf(visit)
  const { items } = await query(infoList, { page: 1, pageSize: NEWEST, sort: 'newest' })
  // An article in another language is found there, at its canonical address.
  const own = items.filter((item) => language === defaultLanguage || pageLanguages.isContent('info', item))
  return {
    kind: 'text',
    text: rss({
      title: `${t('info.title')} – ${site.name}`,
      link: at(language, routeAddress(routes.info)),
      self: at(language, routeAddress(routes.feed)),
      language,
      items: own.map(
        ({ slug, publishedAt, props }): FeedItem => ({
          title: props.title,
          summary: props.summary,
          category: props.category,
          published: publishedAt,
          link: at(language, routeAddress(routes.infoDetail, { id: slug })),
        }),
      ),
    }),
  }
}
