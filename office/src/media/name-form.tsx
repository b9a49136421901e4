import { useCommandsContext } from '@vitrine/editor-core'
import { CallError, changeMedia, mediaSummary } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction, useCall } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { Field } from '../controls/field.tsx'
import { Card } from '../controls/page.tsx'
import { problemOf } from '../controls/problem-of.ts'
import { TagEditor } from '../controls/tag-editor.tsx'
import { useUnsaved } from '../navigation/use-unsaved.ts'
import styles from './media.module.css'
import type { MediaDetailItem, MediaItem } from './media-item.ts'

interface NameFormProps {
  readonly item: MediaDetailItem
  /** With what the file is called now. */
  readonly onChange: (item: MediaItem) => void
}

/** What people call a file: its name and its tags. Its address stays as it is. */
export function NameForm({ item, onChange }: NameFormProps) {
  const { t } = useTranslation('office')
  const { send, may } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run, clear } = useAction()
  const summary = useCall(mediaSummary, {})
  const mayWrite = may('media.write')
  const [name, setName] = useState(item.name)
  const isChanged = name.trim() !== '' && name !== item.name
  useUnsaved(isChanged, () => change({ name }, t('media.renamed')))
  const theirs =
    error instanceof CallError && error.code === 'conflict' ? (error.details as Conflict)?.media : undefined
  const change = (changes: { readonly name?: string; readonly tags?: string[] }, said: string) =>
    run(async () => {
      const now = await send(changeMedia, { id: item.id, revision: item.revision, ...changes })
      if (changes.name !== undefined) setName(now.name)
      onChange(now)
      announcer.announce(said)
    })
  async function rename(event: FormEvent) {
    event.preventDefault()
    if (isChanged && !isBusy) await change({ name }, t('media.renamed'))
  }
  if (!mayWrite && item.tags.length === 0) return null
  return (
    <Card title={t('media.nameAndTags')}>
      {mayWrite && (
        <form className={styles.rename} onSubmit={(event) => void rename(event)}>
          <Field label={t('media.name')} hint={t('media.nameHint')} error={problemOf(error, 'name')}>
            {(control) => (
              <input
                {...control}
                className={controls.input}
                dir="auto"
                required
                maxLength={200}
                autoComplete="off"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <button type="submit" className={controls.button} aria-disabled={!isChanged || isBusy || undefined}>
            {t('media.rename')}
          </button>
        </form>
      )}
      <TagEditor
        tags={item.tags}
        knownTags={summary.data?.tags.map(({ tag }) => tag) ?? []}
        isReadOnly={!mayWrite}
        isBusy={isBusy}
        onChange={(tags) => change({ tags: [...tags] }, t('inbox.tags.changed'))}
      />
      {theirs ? (
        <div role="alert" className={styles.conflict}>
          <p>{t('media.changedMeanwhile', { name: theirs.name })}</p>
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              clear()
              setName(theirs.name)
              onChange(theirs)
            }}
          >
            {t('media.showTheirs')}
          </button>
        </div>
      ) : (
        problemOf(error, 'name') === undefined && <ActionError error={error} />
      )}
    </Card>
  )
}

interface Conflict {
  readonly media?: MediaItem
}
