import { productList } from '@vitrine/schemas'
import { iconDemoPage, imageDemoPage } from '@vitrine/sections/system-pages'
import { notFound } from '../../guards/guard.ts'
import { type Screen, systemAnswer } from '../screen.ts'

/** The set of icons; only for sites that turned their system pages on (R31, R33). */
export const iconDemo: Screen = (visit, { t }) =>
  visit.site?.systemPages
    ? systemAnswer(iconDemoPage({ t, wayOut: { href: visit.links.to('/'), label: t('home') } }))
    : notFound(visit)

/** What becomes of pictures, films and files, with the first ones of the site's products (R32, R33). */
export const imageDemo: Screen = async (visit, { t, query }) => {
  if (!visit.site?.systemPages) return notFound(visit)
  const { items } = await query(productList, { page: 1, pageSize: 24, sort: 'order' })
  const film = items.find(({ props }) => props.video?.src)?.props.video
  return systemAnswer(
    imageDemoPage({
      t,
      picture: items[0]?.props.images?.[0]?.image,
      film: film && { ...film, poster: '' },
      wayOut: { href: visit.links.to('/'), label: t('home') },
    }),
  )
}
