import { useCommandsContext } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useOffice } from '../context/office-context.ts'
import { bytesInWords } from '../controls/amounts.ts'
import { Card } from '../controls/page.tsx'
import { Link } from '../navigation/link.tsx'
import styles from './media.module.css'
import type { Upload, UploadProblem, UploadQueue } from './upload-queue.ts'

interface UploadsProps {
  readonly queue: UploadQueue
  /** Called when one more file stands in the library. */
  readonly onStored: () => void
}

/** The files that somebody uploads: how far they are, which were refused, and why. */
export function Uploads({ queue, onStored }: UploadsProps) {
  const { t } = useTranslation('office')
  const { announcer } = useCommandsContext()
  const uploads = useStore(queue.state, (state) => state.uploads)
  const done = uploads.filter(({ state }) => state === 'done').length
  const refused = uploads.filter(({ state }) => state === 'refused').length
  const isBusy = done + refused < uploads.length
  useRise(done, onStored)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy && uploads.length > 0)
      announcer.announce(
        [
          t('media.uploaded', { count: done }),
          ...(refused > 0 ? [t('media.refusedCount', { count: refused })] : []),
        ].join(' '),
        refused > 0,
      )
    wasBusy.current = isBusy
  }, [isBusy, uploads.length, done, refused, announcer, t])
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
        {t('media.uploadedOf', { done: done + refused, total: uploads.length })}
        {refused > 0 && ` ${t('media.refusedCount', { count: refused })}`}
      </p>
      <progress
        className={styles.progress}
        aria-label={t('media.uploads')}
        value={done + refused}
        max={uploads.length}
      />
      <ul className={styles.uploads}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRetry={() => queue.retry(upload.id)} />
        ))}
      </ul>
    </Card>
  )
}

/** Calls when a number is larger than it was. */
function useRise(value: number, onRise: () => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (value > before.current) onRise()
    before.current = value
  }, [value, onRise])
}

function UploadRow({ upload, onRetry }: { readonly upload: Upload; readonly onRetry: () => void }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { name, bytes, state, media, problem } = upload
  return (
    <li className={styles.upload} data-state={state}>
      <bdi className={styles.uploadName}>{media === undefined ? name : <Link to={`/media/${media}`}>{name}</Link>}</bdi>
      <span>{bytesInWords(bytes, locale)}</span>
      <span className={styles.uploadState}>{problem ? <Problem problem={problem} /> : t(`media.upload.${state}`)}</span>
      {problem?.kind === 'refused' && (
        <button type="button" className={controls.button} aria-label={t('media.retryName', { name })} onClick={onRetry}>
          {t('media.retry')}
        </button>
      )}
    </li>
  )
}

function Problem({ problem }: { readonly problem: UploadProblem }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  if (problem.kind === 'too-large') return t('media.tooLarge', { size: bytesInWords(problem.most, locale) })
  if (problem.kind === 'empty') return t('media.emptyFile')
  return problem.message ?? t('state.failed')
}
