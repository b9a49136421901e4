import { FolderOpen, Trash2, Upload } from 'lucide-react'
import { useRef } from 'react'
import controls from '../controls/controls.module.css'
import { useTranslation } from '../i18n/use-translation.ts'
import type { MediaItem } from '../services.ts'
import styles from './media-slot.module.css'

export type MediaKind = MediaItem['kind']

/** What a person may pick from the disk; the service looks at the content. */
const accepted: Readonly<Record<MediaKind, string>> = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  video: 'video/mp4,video/webm',
  file: 'application/pdf',
}

interface MediaActionsProps {
  readonly kind: MediaKind
  /** The field's title, for the names of the buttons. */
  readonly label: string
  readonly disabled: boolean
  /** Opens the library. */
  readonly onChoose: () => void
  readonly onFile: (file: File) => void
  /** Left out where there is nothing to remove. */
  readonly onRemove: (() => void) | undefined
}

/** The buttons of a media slot: choose from the library, upload, remove. */
export function MediaActions({ kind, label, disabled, onChoose, onFile, onRemove }: MediaActionsProps) {
  const { t } = useTranslation('setters')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={`${controls.button} ${styles.wide}`}
        disabled={disabled}
        aria-label={t(`setter.library.choose.${kind}`, { label })}
        onClick={onChoose}
      >
        <FolderOpen size={14} aria-hidden />
        {t('setter.library.choose')}
      </button>
      <button
        type="button"
        className={`${controls.button} ${styles.wide}`}
        disabled={disabled}
        aria-label={t(`setter.library.upload.${kind}`, { label })}
        onClick={() => input.current?.click()}
      >
        <Upload size={14} aria-hidden />
        {t('setter.library.upload')}
      </button>
      {onRemove && (
        <button
          type="button"
          className={controls.button}
          disabled={disabled}
          aria-label={t(`setter.library.remove.${kind}`, { label })}
          title={t(`setter.library.remove.${kind}`, { label })}
          onClick={onRemove}
        >
          <Trash2 size={14} aria-hidden />
        </button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted[kind]}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again, after an error.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
