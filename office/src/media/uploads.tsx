import { useCommandsContext } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Card } from '../controls/page.tsx'
import styles from './media.module.css'
import type { Upload, UploadQueue } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'

interface UploadsProps {
  readonly queue: UploadQueue
  /** Called when one more file stands in the library. */
  readonly onStored: () => void
}

const countOf = (uploads: readonly Upload[], ...states: readonly Upload['state'][]): number =>
  uploads.filter(({ state }) => states.includes(state)).length

/** The files that somebody uploads: how far they are, which were refused, and why. */
export function Uploads({ queue, onStored }: UploadsProps) {
  const { t } = useTranslation('office')
  const { announcer } = useCommandsContext()
  const uploads = useStore(queue.state, (state) => state.uploads)
  const done = countOf(uploads, 'done')
  const refused = countOf(uploads, 'refused')
  const known = countOf(uploads, 'known')
  const ended = done + refused + known
  const isBusy = ended < uploads.length
  useRise(done, onStored)
  const said = [
    ...(refused > 0 ? [t('media.refusedCount', { count: refused })] : []),
    ...(known > 0 ? [t('media.knownCount', { count: known })] : []),
  ]
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy && uploads.length > 0)
      announcer.announce([t('media.uploaded', { count: done }), ...said].join(' '), refused + known > 0)
    wasBusy.current = isBusy
  })
  if (uploads.length === 0) return null
  return (
    <Card
      title={t('media.uploads')}
      tools={
        !isBusy && (
          <button type="button" className={controls.button} onClick={queue.clear}>
            {t('media.clearUploads')}
          </button>
        )
      }
    >
      <p className={styles.summary}>
        {[t('media.uploadedOf', { done: ended, total: uploads.length }), ...said].join(' ')}
      </p>
      <progress
        className={styles.progress}
        aria-label={t('media.uploads')}
        value={uploads.reduce((sum, one) => sum + sentOf(one), 0)}
        max={uploads.reduce((sum, { bytes }) => sum + Math.max(1, bytes), 0)}
      />
      <ul className={styles.uploads}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} queue={queue} />
        ))}
      </ul>
    </Card>
  )
}

/** How much of the work one file is done: what is refused is, too. */
const sentOf = ({ state, bytes, sent = 0 }: Upload): number =>
  state === 'done' || state === 'refused' || state === 'known' ? Math.max(1, bytes) : sent

/** Calls when a number is larger than it was. */
function useRise(value: number, onRise: () => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (value > before.current) onRise()
    before.current = value
  }, [value, onRise])
}
