import type { i18n, Namespace, TFunction } from 'i18next'
import { useContext, useMemo } from 'react'
import { getI18n, I18nContext } from 'react-i18next'

/** What components ask of an instance of i18next. */
type SaidBy = Pick<i18n, 'language' | 'getFixedT'>

interface Translation<N extends Namespace> {
  readonly t: TFunction<N>
  readonly i18n: SaidBy
}

const keys = { language: 'en', getFixedT: () => (key: string) => key } as unknown as SaidBy

/**
 * What the application says, by the keys of a namespace. As the hook of react-i18next, which brings i18next along, without
 * what nobody here asks for: languages that are loaded while something is drawn.
 * Outside of an `I18nextProvider` keys are said.
 */
export function useTranslation<const N extends Namespace>(namespace: N): Translation<N> {
  const around = useContext(I18nContext) as { readonly i18n: i18n } | undefined
  const given: SaidBy = around?.i18n ?? getI18n() ?? keys
  const { language } = given
  return useMemo(() => ({ t: given.getFixedT(language, namespace), i18n: given }), [given, language, namespace])
}
