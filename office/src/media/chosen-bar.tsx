import { useCommandsContext } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import { lazyWithRetry } from '@vitrine/setters/internal'
import Tags from 'lucide-react/icons/tags'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLoadFailed } from '../controls/screen-load-failed.tsx'
import styles from './media.module.css'
import type { MediaItem } from './media-item.ts'

const TagDialog = lazyWithRetry(
  async () => ({ default: (await import('./tag-dialog.tsx')).TagDialog }),
  ScreenLoadFailed,
)

interface ChosenBarProps {
  readonly items: readonly MediaItem[]
  readonly chosen: ReadonlySet<string>
  readonly knownTags: readonly string[]
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  readonly onChanged: () => void
}

/** What can be done with the files of this page that are chosen; nothing where none are. */
export function ChosenBar({ items, chosen, knownTags, onChoose, onChanged }: ChosenBarProps) {
  const { t } = useTranslation('office')
  const { announcer } = useCommandsContext()
  const [isTagging, setTagging] = useState(false)
  const some = items.filter(({ id }) => chosen.has(id))
  if (some.length === 0) return null
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('media.chosen', { count: some.length })}>
      <span role="status">{t('media.chosen', { count: some.length })}</span>
      {some.length < items.length && (
        <button type="button" className={controls.button} onClick={() => onChoose(new Set(items.map(({ id }) => id)))}>
          {t('media.chooseAll')}
        </button>
      )}
      <button type="button" className={controls.button} onClick={() => setTagging(true)}>
        <Tags size={16} aria-hidden />
        {t('media.editTags')}
      </button>
      <button type="button" className={controls.button} onClick={() => onChoose(new Set())}>
        {t('media.chooseNone')}
      </button>
      {isTagging && (
        <Suspense>
          <TagDialog
            items={some}
            knownTags={knownTags}
            onClose={(changed) => {
              setTagging(false)
              if (changed === undefined) return
              announcer.announce(t('media.tagged', { count: changed }))
              onChoose(new Set())
              onChanged()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
