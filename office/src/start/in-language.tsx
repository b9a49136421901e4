import { directionOf } from '@vitrine/schemas'
import type { i18n as I18n } from 'i18next'
import { type ReactNode, StrictMode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { I18nextProvider } from 'react-i18next'

export function setDocumentLanguage(locale: string): void {
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
}

interface InLanguageProps {
  readonly i18n: I18n
  readonly locale: string
  readonly children: ReactNode
}

/** What all of it stands in: its words, and menus, tables and arrow keys that follow them, whatever the browser's language is. */
export const InLanguage = ({ i18n, locale, children }: InLanguageProps) => (
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </I18nextProvider>
  </StrictMode>
)
