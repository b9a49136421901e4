import { LinkButton, type PageLink, PlainPage, type SystemPage, type Translate } from '../system-page.tsx'

interface ChatProps {
  readonly t: Translate
  /** The page to contact the owner of the site by. */
  readonly contact: PageLink | undefined
  readonly wayOut: PageLink
}

/** The chat of a site, which works without script too: until there is one, the way to the contact page (R38, R39). */
export const chatPage = ({ t, contact, wayOut }: ChatProps): SystemPage => ({
  title: t('chat.title'),
  main: (
    <PlainPage title={t('chat.title')} text={t('chat.message')}>
      {contact && (
        <p>
          <a href={contact.href}>{contact.label}</a>
        </p>
      )}
      <LinkButton to={wayOut} />
    </PlainPage>
  ),
})
