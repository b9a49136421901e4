import { createTranslator, type Translator } from '@vitrine/editor-core'
import { createRoot, type Root } from 'react-dom/client'
import { type OfficeContext, type OfficeParts, OfficeProvider, type OfficeTranslate } from './context/office-context.ts'
import { createNavigation, type Navigation } from './navigation/location.ts'
import { NavigationProvider } from './navigation/navigation-context.ts'
import { screens } from './shell/screens.ts'
import { Shell } from './shell/shell.tsx'
import { InLanguage, setDocumentLanguage } from './start/in-language.tsx'
import { openOffice } from './start/open-office.ts'
import { StartFailed } from './start/start-failed.tsx'
import '@vitrine/setters/controls/tokens.css'
import '@vitrine/editor-core/controls/base.css'

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
      const [start, screen] = await Promise.all([parts.labels(next), parts.screenLabels(next)])
      await changeLanguage(next, { ...start, ...screen })
      parts.rememberLocale(next)
      drawOffice(drawn, next)
    },
  }
  root.render(
    <InLanguage i18n={i18n} locale={locale}>
      <OfficeProvider value={context}>
        <NavigationProvider value={navigation}>
          <Shell key={locale} />
        </NavigationProvider>
      </OfficeProvider>
    </InLanguage>,
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
  let words: Promise<void> | undefined
  function screenWords(): Promise<void> {
    words ??= parts.screenLabels(boot.locale).then(
      (texts) => {
        // Whoever chose another language meanwhile has all of its words.
        if (translator.i18n.language === boot.locale) translator.addTexts(texts)
      },
      (error: unknown) => {
        // Asked for again when a screen is opened.
        words = undefined
        throw error
      },
    )
    return words
  }

  async function open(): Promise<void> {
    try {
      const isToday = navigation.state.getState().screen === 'today'
      const opened = await openOffice(parts, { screenWords, isToday })
      drawOffice({ root, parts, translator, navigation, opened }, boot.locale)
    } catch (error) {
      console.error(error)
      root.render(<StartFailed title={boot.siteName} error={error} t={t} onRetry={() => void open()} />)
    }
  }
  await open()
  return () => {
    stop()
    root.unmount()
  }
}
