import controls from '../../controls/controls.module.css'
import frames from '../../controls/frames.module.css'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from '../field.module.css'
import { languageNameIn } from './origin-mark.tsx'

interface OutdatedTranslationProps {
  readonly labelId: string
  readonly sourceLanguage: string
  readonly isDisabled: boolean
  readonly onKeep: () => void
}

/** Why a translation is outdated, and the button that keeps it as it is. */
export function OutdatedTranslation({ labelId, sourceLanguage, isDisabled, onKeep }: OutdatedTranslationProps) {
  const { t, i18n } = useTranslation('setters')
  return (
    <div className={styles.outdated}>
      <p className={frames.hint}>
        {t('origin.stale.hint', { language: languageNameIn(sourceLanguage, i18n.language) })}
      </p>
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
