import controls from '../../controls/controls.module.css'
import frames from '../../controls/frames.module.css'
import type { FieldTranslation } from '../../field-source.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from '../field.module.css'
import { languageNameIn } from './origin-mark.tsx'
import { SourceDifference } from './source-difference.tsx'

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
      {changed && <SourceDifference {...changed} language={sourceLanguage} />}
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
