import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { tagMedia } from '@vitrine/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { TagEditor } from '../controls/tag-editor.tsx'
import styles from './media.module.css'
import type { MediaItem } from './media-item.ts'

interface TagDialogProps {
  readonly items: readonly MediaItem[]
  readonly knownTags: readonly string[]
  /** With how many files were changed; without, when somebody would rather not. */
  readonly onClose: (changed?: number) => void
}

/** Adds tags to several files at once, and takes off tags that some of them have. */
export function TagDialog({ items, knownTags, onClose }: TagDialogProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { isBusy, error, run } = useAction()
  const [add, setAdd] = useState<readonly string[]>([])
  const [remove, setRemove] = useState<ReadonlySet<string>>(new Set())
  const had = [...new Set(items.flatMap(({ tags }) => tags))]
  async function save() {
    let changed = 0
    const isDone = await run(async () => {
      const answer = await send(tagMedia, { ids: items.map(({ id }) => id), add: [...add], remove: [...remove] })
      changed = answer.changed
    })
    if (isDone) onClose(changed)
  }
  return (
    <QuestionDialog title={t('media.tagTitle', { count: items.length })} onClose={() => onClose()}>
      <TagEditor
        tags={add}
        knownTags={knownTags}
        isReadOnly={false}
        isBusy={isBusy}
        onChange={(tags) => {
          setAdd(tags)
          return true
        }}
      />
      {had.length > 0 && (
        <fieldset className={styles.remove}>
          <legend>{t('media.removeTags')}</legend>
          {had.map((tag) => (
            <label key={tag}>
              <input
                type="checkbox"
                checked={remove.has(tag)}
                onChange={({ target }) => {
                  const next = new Set(remove)
                  if (target.checked) next.add(tag)
                  else next.delete(tag)
                  setRemove(next)
                }}
              />
              <bdi>{tag}</bdi>
            </label>
          ))}
        </fieldset>
      )}
      <ActionError error={error} />
      <div className={dialog.foot}>
        <DialogAction onPress={() => onClose()}>{t('action.cancel')}</DialogAction>
        <DialogAction isMain isDisabled={isBusy || (add.length === 0 && remove.size === 0)} onPress={() => void save()}>
          {t('action.save')}
        </DialogAction>
      </div>
    </QuestionDialog>
  )
}
