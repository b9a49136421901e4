import { useCommandsContext } from '@vitrine/editor-core'
import { setMediaPoster } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { Card } from '../controls/page.tsx'
import styles from './media.module.css'
import type { MediaDetailItem } from './media-item.ts'
import { Thumbnail } from './thumbnail.tsx'

interface PosterFormProps {
  readonly item: MediaDetailItem
  readonly onDone: () => void
}

/** The picture that a film shows before it plays, and the way to another one. */
export function PosterForm({ item, onDone }: PosterFormProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const input = useRef<HTMLInputElement>(null)
  async function take(file: File) {
    if (!(await run(() => send(setMediaPoster, { id: item.id }, { files: [file] })))) return
    announcer.announce(t('media.posterDone'))
    onDone()
  }
  return (
    <Card title={t('media.poster')}>
      {item.poster ? (
        <span className={styles.thumbnail}>
          <Thumbnail item={item} />
        </span>
      ) : (
        <p className={styles.summary}>{t('media.noPoster')}</p>
      )}
      <ActionError error={error} />
      <button
        type="button"
        className={controls.button}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || input.current?.click()}
      >
        {t(item.poster ? 'media.changePoster' : 'media.addPoster')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void take(file)
          target.value = ''
        }}
      />
    </Card>
  )
}
