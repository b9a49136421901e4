import { type ReactNode, Suspense, useState } from 'react'
import frames from '../controls/frames.module.css'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { LoadFailed, lazyWithRetry } from '../loading/index.ts'
import type { MediaItem } from '../services.ts'
import { MediaActions, type MediaKind } from './media-actions.tsx'
import { MediaAddress } from './media-address.tsx'
import styles from './media-slot.module.css'
import { useFiles } from './use-files.ts'
import { useUpload } from './use-upload.ts'

const LibraryDialog = lazyWithRetry(() => import('./library-dialog.tsx'), LoadFailed)

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
export function MediaSlot(props: MediaSlotProps) {
  const { media } = useServices()
  if (media) return <LibrarySlot {...props} />
  const { children, ...address } = props
  // A setter of files has a field of its own for addresses.
  if (props.kind === 'file') return children
  return (
    <div className={styles.slot}>
      {children}
      <MediaAddress {...address} />
    </div>
  )
}

function LibrarySlot({ kind, label, current, onPick, onRemove, disabled, children }: MediaSlotProps) {
  const { t } = useTranslation('setters')
  const { foreignHost } = useServices()
  const [isOpen, setOpen] = useState(false)
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
      <MediaActions
        kind={kind}
        label={label}
        disabled={isBusy}
        onChoose={() => setOpen(true)}
        onFile={send}
        onRemove={current ? onRemove : undefined}
      />
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
