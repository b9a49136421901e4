import { CONTACT_US_PAGE, listPageUrlByType } from '@vitrine/schemas'
import { notFound } from '../../guards/guard.ts'
import { plainPage } from '../plain-page.tsx'
import type { Screen } from '../screen.ts'

/** The chat of a site, which works without script too: until there is one, the way to the contact page (R38, R39). */
export const chat: Screen = async (visit, tools) => {
  if (!visit.site) return notFound(visit)
  const [contact] = await tools.query(listPageUrlByType, { type: CONTACT_US_PAGE }).catch(() => [])
  return plainPage(tools, {
    title: tools.say('chat.title'),
    text: tools.say('chat.message'),
    children: contact && (
      <p>
        <a href={tools.links.to(contact.url)}>{contact.name}</a>
      </p>
    ),
  })
}
