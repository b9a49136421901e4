import controls from '../../controls/controls.module.css'
import frames from '../../controls/frames.module.css'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from '../field.module.css'

interface MinorChangeProps {
  readonly labelId: string
  readonly outdated: number
  readonly isDisabled: boolean
  readonly onMark: () => void
}

/** How many translations a change of the source has made outdated, and the button that takes that back. */
export function MinorChange({ labelId, outdated, isDisabled, onMark }: MinorChangeProps) {
  const { t } = useTranslation('setters')
  return (
    <div className={styles.outdated}>
      <p className={frames.hint}>{t('minor.outdated', { count: outdated })}</p>
      <button
        type="button"
        className={controls.button}
        aria-describedby={labelId}
        disabled={isDisabled}
        onClick={onMark}
      >
        {t('minor.mark')}
      </button>
    </div>
  )
}
