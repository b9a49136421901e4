import frames from '../controls/frames.module.css'
import { useFormSurroundings } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import styles from './image.module.css'

interface AltHintProps {
  readonly path: string
  readonly alt: string | undefined
  readonly disabled: boolean
}

/** Says that the description of an image is missing. An empty one marks the image as decoration. */
export function AltHint({ path, alt, disabled }: AltHintProps) {
  const { source } = useFormSurroundings()
  const { t } = useTranslation('setters')
  if (alt) return null
  if (alt === '') return <p className={`${frames.hint} ${styles.hint}`}>{t('setter.image.decoration')}</p>
  return (
    <p className={`${frames.hint} ${styles.hint}`}>
      {t('setter.image.altMissing')}{' '}
      <button type="button" className={styles.mark} disabled={disabled} onClick={() => source.set(path, '')}>
        {t('setter.image.isDecoration')}
      </button>
    </p>
  )
}
