import { createSignIn, createTranslator, withSignIn } from '@vitrine/editor-core'
import { me } from '@vitrine/schemas'
import { createRoot } from 'react-dom/client'
import type { OfficeTranslate } from '../context/office-context.ts'
import { InLanguage, setDocumentLanguage } from '../start/in-language.tsx'
import { StartFailed } from '../start/start-failed.tsx'
import { createDraftStore } from './draft.ts'
import { readLogo } from './logo/read-logo.ts'
import { NewSite } from './new-site.tsx'
import { type NewSiteContext, type NewSiteParts, NewSiteProvider } from './new-site-context.ts'
import { createStepPlace } from './step-place.ts'
import '@vitrine/setters/controls/tokens.css'
import '@vitrine/editor-core/controls/base.css'

/**
 * Opens the page where sites are made in an element. What cannot be loaded is said there, with a way to try again.
 *
 * @returns ends it all and empties the element
 */
export async function mountNewSite(element: HTMLElement, parts: NewSiteParts): Promise<() => void> {
  const { boot, send, labels, handbook, rememberLocale, openPage } = parts
  const { i18n, t, changeLanguage } = createTranslator<OfficeTranslate>(boot.locale, await labels(boot.locale))
  const root = createRoot(element)
  const place = createStepPlace()
  const stop = place.listen()

  /** Draws all of it in a language; anew in another one, on the same step. */
  function draw(opened: Omit<NewSiteContext, 'locale' | 'changeLocale'>, locale: string): void {
    setDocumentLanguage(locale)
    const context: NewSiteContext = {
      ...opened,
      locale,
      async changeLocale(next) {
        await changeLanguage(next, await labels(next))
        rememberLocale(next)
        draw(opened, next)
      },
    }
    root.render(
      <InLanguage i18n={i18n} locale={locale}>
        <NewSiteProvider value={context}>
          <NewSite key={locale} />
        </NewSiteProvider>
      </InLanguage>,
    )
  }

  async function open(): Promise<void> {
    try {
      const { id, name, email, mayAddSites } = await send(me, {})
      const account = { id, name, email }
      const signIn = createSignIn({ send, account })
      const store = createDraftStore(id, boot.locale)
      draw(
        { account, mayAddSites, signIn, send: withSignIn(send, signIn), handbook, openPage, store, place, readLogo },
        boot.locale,
      )
    } catch (error) {
      console.error(error)
      root.render(<StartFailed title={t('newSite.title')} error={error} t={t} onRetry={() => void open()} />)
    }
  }
  await open()
  return () => {
    stop()
    root.unmount()
  }
}
