import type { i18n } from 'i18next'
import { useContext, useMemo } from 'react'
import { getI18n, I18nContext } from 'react-i18next'
import type { SetterTranslator } from './translator.ts'

/** What setters ask of an instance of i18next: a form that speaks by itself (`SchemaForm`) has words without one. */
export type SetterI18n = Pick<i18n, 'language' | 'getFixedT'>

interface Translation {
  readonly t: SetterTranslator
  readonly i18n: SetterI18n
}

/**
 * What the application says for the setters, by the keys of their English file. As the hook of react-i18next, which loads
 * i18next with it, without what nobody here asks for: languages that are loaded while something is drawn.
 */
export function useTranslation(namespace: 'setters'): Translation {
  const given: SetterI18n | undefined =
    (useContext(I18nContext) as { readonly i18n: i18n } | undefined)?.i18n ?? getI18n()
  if (!given) throw new Error('No texts: draw setters inside <I18nextProvider>.')
  const { language } = given
  return useMemo(() => ({ t: given.getFixedT(language, namespace), i18n: given }), [given, language, namespace])
}
