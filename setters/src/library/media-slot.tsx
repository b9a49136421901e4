import { FolderOpen, Trash2, Upload } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import controls from '../controls/controls.module.css'
import frames from '../controls/frames.module.css'
import { useServices } from '../form/form-context.ts'
import { LoadFailed, lazyWithRetry } from '../loading/index.ts'
import type { MediaItem } from '../services.ts'
import styles from './media-slot.module.css'
import { useFiles } from './use-files.ts'
import { useUpload } from './use-upload.ts'

const LibraryDialog = lazyWithRetry(() => import('./library-dialog.tsx'), LoadFailed)

export type MediaKind = MediaItem['kind']

/** What a person may pick from the disk; the service looks at the content. */
const accepted: Readonly<Record<MediaKind, string>> = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  video: 'video/mp4,video/webm',
  file: 'application/pdf',
}

interface MediaSlotProps {
  readonly kind: MediaKind
  /** The field's title, for the names of the buttons. */
  readonly label: string
  /** The address of what is there now. */
  readonly current: string | undefined
  readonly onPick: (item: MediaItem) => void
  readonly onRemove: () => void
  readonly disabled: boolean
  /** What is there now, drawn; nothing where there is nothing. */
  readonly children?: ReactNode
}

/** The place of a picture, film or file: what is there, and the ways to put another one in. */
export function MediaSlot({ kind, label, current, onPick, onRemove, disabled, children }: MediaSlotProps) {
  const { t } = useTranslation('setters')
  const { foreignHost } = useServices()
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { send, progress, error } = useUpload(kind, onPick)
  const isBusy = disabled || progress !== undefined
  const { isOver, handlers } = useFiles(send, isBusy)
  // A document is opened by a link, which may lead anywhere.
  const host = current === undefined || kind === 'file' ? undefined : foreignHost(current)
  return (
    <div className={styles.slot} data-over={isOver || undefined} {...handlers}>
      {children || <p className={`${frames.hint} ${styles.empty}`}>{t(`setter.library.drop.${kind}`)}</p>}
      {host !== undefined && (
        <p className={frames.note} data-kind="bad" role="note">
          {t('check.foreignMedia', { host })}
        </p>
      )}
      {progress !== undefined && (
        <progress className={styles.progress} value={progress} aria-label={t('setter.library.progress', { label })} />
      )}
      {error !== undefined && (
        <p className={frames.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={`${controls.button} ${styles.wide}`}
          disabled={isBusy}
          aria-label={t(`setter.library.choose.${kind}`, { label })}
          onClick={() => setOpen(true)}
        >
          <FolderOpen size={14} aria-hidden />
          {t('setter.library.choose')}
        </button>
        <button
          type="button"
          className={`${controls.button} ${styles.wide}`}
          disabled={isBusy}
          aria-label={t(`setter.library.upload.${kind}`, { label })}
          onClick={() => input.current?.click()}
        >
          <Upload size={14} aria-hidden />
          {t('setter.library.upload')}
        </button>
        {current && (
          <button
            type="button"
            className={controls.button}
            disabled={isBusy}
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
            if (file) send(file)
          }}
        />
      </div>
      {isOpen && (
        <Suspense>
          <LibraryDialog
            kind={kind}
            current={current}
            onClose={() => setOpen(false)}
            onPick={(item) => {
              setOpen(false)
              onPick(item)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
