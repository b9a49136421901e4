import { createSignIn, createTranslator, type Translator, withSignIn } from '@vitrine/editor-core'
import { CallError, can, directionOf, listDrafts, me } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { StrictMode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createRoot, type Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { type OfficeContext, type OfficeParts, OfficeProvider, type OfficeTranslate } from './context/office-context.ts'
import { createNavigation, type Navigation } from './navigation/location.ts'
import { NavigationProvider } from './navigation/navigation-context.ts'
import { screens } from './shell/screens.ts'
import { Shell } from './shell/shell.tsx'
import '@vitrine/setters/controls/tokens.css'
import '@vitrine/editor-core/controls/base.css'

function setDocumentLanguage(locale: string): void {
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
}

/** What the office is drawn from: who works here, what they may do, and where the pages are edited. */
async function openOffice({ boot, send, stream, asset, sections }: OfficeParts) {
  const { clientId, tenantId } = boot
  const [{ id, name, email, sites }, drafts] = await Promise.all([send(me, {}), send(listDrafts, {})])
  const member = sites.find((site) => site.tenantId === tenantId)
  if (!member) throw new CallError('not_allowed')
  const account = { id, name, email }
  const signIn = createSignIn({ send, account })
  const draft = drafts[0]
  return {
    boot,
    stream,
    asset,
    sections,
    account,
    member,
    signIn,
    send: withSignIn(send, signIn),
    may: (action) => can(member, action),
    draftsId: draft?.id,
    designer: draft && `/${clientId}/drafts/${draft.id}/designer`,
  } satisfies Partial<OfficeContext>
}

interface DrawnOffice {
  readonly root: Root
  readonly parts: OfficeParts
  readonly translator: Translator<OfficeTranslate>
  readonly navigation: Navigation
  readonly opened: Awaited<ReturnType<typeof openOffice>>
}

/** Draws all of it in a language; anew in another one, on the same place. */
function drawOffice(drawn: DrawnOffice, locale: string): void {
  const { root, parts, translator, navigation, opened } = drawn
  const { i18n, label, changeLanguage } = translator
  setDocumentLanguage(locale)
  const context: OfficeContext = {
    ...opened,
    locale,
    label,
    async changeLocale(next) {
      await changeLanguage(next, await parts.labels(next))
      parts.rememberLocale(next)
      drawOffice(drawn, next)
    },
  }
  root.render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        {/* Menus, tables and their arrow keys follow the interface, whatever the browser's own language is. */}
        <I18nProvider locale={locale}>
          <OfficeProvider value={context}>
            <NavigationProvider value={navigation}>
              <Shell key={locale} />
            </NavigationProvider>
          </OfficeProvider>
        </I18nProvider>
      </I18nextProvider>
    </StrictMode>,
  )
}

/**
 * Opens the office of a site in an element. What cannot be loaded is said there, with a way to try again.
 *
 * @returns ends it all and empties the element
 */
export async function mountOffice(element: HTMLElement, parts: OfficeParts): Promise<() => void> {
  const { boot } = parts
  const labels = await parts.labels(boot.locale)
  const translator = createTranslator<OfficeTranslate>(boot.locale, labels)
  const { t } = translator
  const root = createRoot(element)
  const navigation = createNavigation(
    boot.clientId,
    screens.map(({ path }) => path),
  )
  const stop = navigation.listen()

  async function open(): Promise<void> {
    try {
      drawOffice({ root, parts, translator, navigation, opened: await openOffice(parts) }, boot.locale)
    } catch (error) {
      console.error(error)
      root.render(
        <main>
          <h1>{boot.siteName}</h1>
          <p role="alert">{error instanceof CallError ? error.message : t('state.failed')}</p>
          <button type="button" className={controls.button} onClick={() => void open()}>
            {t('editor.again')}
          </button>
        </main>,
      )
    }
  }
  await open()
  return () => {
    stop()
    root.unmount()
  }
}
