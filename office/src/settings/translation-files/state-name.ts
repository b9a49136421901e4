import type { TextState } from '@vitrine/model'
import { useTranslation } from 'react-i18next'

/** What became of a text, in the word that every screen says of it. */
export function useStateName(): (state: TextState) => string {
  const { t } = useTranslation('setters')
  return (state) => t(`origin.${state}`)
}
