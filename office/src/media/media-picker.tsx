import { listMedia } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../context/use-call.ts'
import { Pager } from '../controls/pager.tsx'
import { EmptyState, RequestState } from '../controls/request-state.tsx'
import { SearchField } from '../controls/search-field.tsx'
import styles from './media.module.css'
import type { MediaItem, MediaKind } from './media-item.ts'
import { Thumbnail } from './thumbnail.tsx'

const PAGE_SIZE = 12

interface MediaPickerProps {
  readonly kind: MediaKind
  /** The id of a file that is not offered. */
  readonly except: string
  readonly onPick: (item: MediaItem) => void
}

/** A file of the library, of one kind. */
export function MediaPicker({ kind, except, onPick }: MediaPickerProps) {
  const { t } = useTranslation('office')
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const request = useCall(listMedia, { kind, page, pageSize: PAGE_SIZE, ...(q !== '' && { q }) })
  return (
    <div className={styles.picker}>
      <SearchField
        label={t('media.search')}
        value={q}
        onChange={(text) => {
          setQ(text)
          setPage(1)
        }}
      />
      <RequestState request={request}>
        {({ items, total }) => {
          const offered = items.filter(({ id }) => id !== except)
          return offered.length === 0 ? (
            <EmptyState text={t('media.noMatch')} />
          ) : (
            <>
              <ul className={styles.pickerGrid}>
                {offered.map((item) => (
                  <li key={item.id}>
                    <button
                      type="button"
                      className={styles.pick}
                      aria-label={t('media.pick', { name: item.name })}
                      onClick={() => onPick(item)}
                    >
                      <span className={styles.thumbnail}>
                        <Thumbnail item={item} />
                      </span>
                      <bdi className={styles.name}>{item.name}</bdi>
                    </button>
                  </li>
                ))}
              </ul>
              <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />
            </>
          )
        }}
      </RequestState>
    </div>
  )
}

interface UploadOneProps {
  readonly accept: string
  readonly label: string
  readonly isBusy: boolean
  readonly onFile: (file: File) => void
}

/** One file from the disk. */
export function UploadOne({ accept, label, isBusy, onFile }: UploadOneProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <>
      <button
        type="button"
        className={controls.button}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || input?.click()}
      >
        {label}
      </button>
      <input
        ref={setInput}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
