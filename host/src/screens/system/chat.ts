import { CONTACT_US_PAGE, listPageUrlByType } from '@vitrine/schemas'
import { chatPage } from '@vitrine/sections/system-pages'
import { notFound } from '../../guards/guard.ts'
import { type Screen, systemAnswer } from '../screen.ts'

/** The chat of a site, which works without script too (R38, R39). */
export const chat: Screen = async (visit, { query, t }) => {
  const { site, links } = visit
  if (!site) return notFound(visit)
  const [contact] = await query(listPageUrlByType, { type: CONTACT_US_PAGE }).catch(() => [])
  return systemAnswer(
    chatPage({
      t,
      contact: contact && { href: links.to(contact.url), label: contact.name },
      wayOut: { href: links.to('/'), label: t('home') },
    }),
  )
}
