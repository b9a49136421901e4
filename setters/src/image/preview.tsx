import type { ImageValue } from '@vitrine/schemas'
import { useState } from 'react'
import frames from '../controls/frames.module.css'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { MediaName } from '../library/index.ts'
import { FocalPicture } from './focal-picture.tsx'
import styles from './image.module.css'

interface PreviewProps {
  readonly value: ImageValue
  readonly src: string
  readonly label: string
  readonly disabled: boolean
  readonly onChange: (value: ImageValue) => void
}

/** The picture with the point of it that is always seen, what it is called, and its size. */
export function Preview({ value, src, label, disabled, onChange }: PreviewProps) {
  const { t } = useTranslation('setters')
  const { asset } = useServices()
  const [isBroken, setBroken] = useState(false)
  const centre = () => {
    const { focalPoint: _gone, ...rest } = value
    onChange(rest)
  }
  return (
    <>
      {isBroken ? (
        <p className={`${frames.hint} ${styles.broken}`}>{t('setter.image.broken')}</p>
      ) : (
        <FocalPicture
          src={asset(src)}
          label={label}
          disabled={disabled}
          onChange={(focalPoint) => onChange({ ...value, focalPoint })}
          onBroken={() => setBroken(true)}
          {...(value.focalPoint && { point: value.focalPoint })}
        />
      )}
      <p className={`${frames.hint} ${styles.name}`}>
        <MediaName src={src} />
        {value.width && value.height && <bdi dir="ltr">{`${value.width} × ${value.height}`}</bdi>}
        {value.focalPoint && !disabled && (
          <button type="button" className={styles.mark} onClick={centre}>
            {t('setter.image.focal.reset')}
          </button>
        )}
      </p>
    </>
  )
}
