import { isAsset } from '@vitrine/schemas'
import { useEffect, useId, useState } from 'react'
import controls from '../controls/controls.module.css'
import frames from '../controls/frames.module.css'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import type { MediaItem } from '../services.ts'
import { fileName } from './file-name.ts'
import type { MediaKind } from './media-actions.tsx'

interface MediaAddressProps {
  readonly kind: MediaKind
  readonly label: string
  readonly current: string | undefined
  readonly onPick: (item: MediaItem) => void
  readonly onRemove: () => void
  readonly disabled: boolean
}

/** A picture whose size is not known by then is taken without it, in milliseconds. */
const PATIENCE = 2000

/** How large a picture is, so that a page keeps its place until it has come; nothing where it does not come. */
const sizeOf = (address: string): Promise<{ readonly width?: number; readonly height?: number }> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight })
    picture.onerror = () => resolve({})
    setTimeout(() => resolve({}), PATIENCE)
    picture.src = address
  })

/** The address of a picture or film, where there is no library to choose it from. */
export function MediaAddress({ kind, label, current = '', onPick, onRemove, disabled }: MediaAddressProps) {
  const { t } = useTranslation('setters')
  const { asset } = useServices()
  const [written, setWritten] = useState(current)
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  useEffect(() => {
    setWritten(current)
    setWrong(false)
  }, [current])

  async function take() {
    const src = written.trim()
    if (src === current) return
    if (src === '') return onRemove()
    if (!isAsset(src)) return setWrong(true)
    const size = kind === 'image' ? await sizeOf(asset(src)) : {}
    onPick({ id: '', kind, name: fileName(src), src, ...size })
  }

  return (
    <div>
      <input
        className={controls.input}
        type="text"
        inputMode="url"
        dir="ltr"
        spellCheck={false}
        aria-label={`${label}: ${t('setter.link.address')}`}
        placeholder={t('setter.link.address')}
        value={written}
        disabled={disabled}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        onChange={({ target }) => {
          setWritten(target.value)
          setWrong(false)
        }}
        onBlur={() => void take()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It stands in somebody's form at times.
          event.preventDefault()
          void take()
        }}
      />
      {isWrong && (
        <p id={id} className={frames.error} role="alert">
          {t('problem.format.asset')}
        </p>
      )}
    </div>
  )
}
