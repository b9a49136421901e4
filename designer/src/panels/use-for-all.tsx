import { baseLanguage } from '@vitrine/model'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { type ReactNode, useId } from 'react'
import { useDraft, useView } from '../store/context.ts'

/** Whether what has no languages changes for all of them, though a translation is edited. */
export function useIsForAll(): boolean {
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  return useDraft(({ configuration }) => baseLanguage(configuration)) !== language
}

interface ForAll {
  /** Stands beside the label of a field. */
  readonly mark: ReactNode
  /** The id of the mark, for `aria-describedby` of the field. */
  readonly markId: string | undefined
}

/** The mark of a field that counts for all languages; nothing while the source language is edited. */
export function useForAll(): ForAll {
  const { t } = useTranslation('designer')
  const markId = useId()
  if (!useIsForAll()) return { mark: undefined, markId: undefined }
  const mark = (
    <span id={markId} className={frames.tag} title={t('origin.all.hint', { ns: 'setters' })}>
      {t('origin.all', { ns: 'setters' })}
    </span>
  )
  return { mark, markId }
}
