import { useCommandsContext } from '@vitrine/editor-core'
import { type Answer, cancelUpload, listUploads } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useOffice } from '../context/office-context.ts'
import { useAction, useCall } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { bytesInWords } from '../controls/amounts.ts'
import { Card } from '../controls/page.tsx'
import { allAcceptedTypes } from './accepted-types.ts'
import styles from './media.module.css'
import { UploadOne } from './media-picker.tsx'
import type { UploadQueue } from './upload-queue.ts'

type Unfinished = Answer<typeof listUploads>[number]

/** Uploads that ended in the middle, before the page was loaded: the same file again continues them. */
export function UnfinishedUploads({ queue }: { readonly queue: UploadQueue }) {
  const { t } = useTranslation('office')
  const request = useCall(listUploads, {})
  // What this page sends itself is not unfinished.
  const uploads = useStore(queue.state, (state) => state.uploads)
  const waiting = (request.data ?? []).filter(
    ({ name, bytes }) => !uploads.some((one) => one.name === name && one.bytes === bytes),
  )
  if (waiting.length === 0) return null
  return (
    <Card title={t('media.unfinished')}>
      <p className={styles.summary}>{t('media.unfinishedText')}</p>
      <ul className={styles.uploads}>
        {waiting.map((upload) => (
          <UnfinishedRow
            key={upload.id}
            upload={upload}
            onFile={(file) => queue.add([file])}
            onDropped={() => request.mutate((all) => all?.filter(({ id }) => id !== upload.id))}
          />
        ))}
      </ul>
    </Card>
  )
}

interface UnfinishedRowProps {
  readonly upload: Unfinished
  readonly onFile: (file: File) => void
  readonly onDropped: () => void
}

function UnfinishedRow({ upload, onFile, onDropped }: UnfinishedRowProps) {
  const { t } = useTranslation('office')
  const { locale, send } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const [isOther, setOther] = useState(false)
  const { id, name, bytes, from } = upload
  const total = bytesInWords(bytes, locale)
  async function discard() {
    if (!(await run(() => send(cancelUpload, { id })))) return
    announcer.announce(t('media.discarded', { name }))
    onDropped()
  }
  return (
    <li className={styles.upload}>
      <bdi className={styles.uploadName}>{name}</bdi>
      <span>{t('media.sentOf', { sent: bytesInWords(from, locale), total })}</span>
      <progress className={styles.rowProgress} aria-label={t('media.uploadOf', { name })} value={from} max={bytes} />
      <UploadOne
        accept={allAcceptedTypes}
        label={t('media.chooseAgain', { name })}
        isBusy={isBusy}
        onFile={(file) => {
          const isSame = file.name === name && file.size === bytes
          setOther(!isSame)
          if (isSame) onFile(file)
        }}
      />
      <button
        type="button"
        className={controls.button}
        aria-label={t('media.discardName', { name })}
        disabled={isBusy}
        onClick={() => void discard()}
      >
        {t('media.discard')}
      </button>
      {isOther && (
        <p role="alert" className={styles.otherFile}>
          {t('media.otherFile', { name, size: total })}
        </p>
      )}
      <ActionError error={error} />
    </li>
  )
}
