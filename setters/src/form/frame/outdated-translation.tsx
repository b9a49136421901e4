import { Suspense } from 'react'
import controls from '../../controls/controls.module.css'
import frames from '../../controls/frames.module.css'
import type { FieldTranslation } from '../../field-source.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyWithRetry } from '../../loading/lazy-with-retry.tsx'
import styles from '../field.module.css'
import { languageNameIn } from './origin-mark.tsx'

/** Comes when a translation is outdated; without it the text of the base stands beside the field as before. */
const SourceDifference = lazyWithRetry(
  async () => ({ default: (await import('./source-difference.tsx')).SourceDifference }),
  () => null,
)

interface OutdatedTranslationProps {
  readonly labelId: string
  readonly translation: FieldTranslation
  readonly isDisabled: boolean
  readonly onKeep: () => void
}

/** Why a translation is outdated, and the button that keeps it as it is. */
export function OutdatedTranslation({ labelId, translation, isDisabled, onKeep }: OutdatedTranslationProps) {
  const { sourceLanguage, changed } = translation
  const { t, i18n } = useTranslation('setters')
  return (
    <div className={styles.outdated}>
      <p className={frames.hint}>
        {t('origin.stale.hint', { language: languageNameIn(sourceLanguage, i18n.language) })}
      </p>
      {changed && (
        <Suspense>
          <SourceDifference {...changed} language={sourceLanguage} />
        </Suspense>
      )}
      <button
        type="button"
        className={controls.button}
        aria-describedby={labelId}
        disabled={isDisabled}
        onClick={onKeep}
      >
        {t('origin.stale.keep')}
      </button>
    </div>
  )
}
