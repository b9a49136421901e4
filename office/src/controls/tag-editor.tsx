import controls from '@vitrine/setters/controls/controls.module.css'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from './field.tsx'
import styles from './tag-editor.module.css'

/** What the service takes: so many tags, of so many characters. */
const MOST_TAGS = 20
const LONGEST = 40

interface TagEditorProps {
  readonly tags: readonly string[]
  /** Those of others of its kind, offered while one types. */
  readonly knownTags: readonly string[]
  readonly isReadOnly: boolean
  readonly isBusy: boolean
  /** @returns whether it was taken. */
  readonly onChange: (tags: readonly string[]) => boolean | Promise<boolean>
}

/** The tags of a conversation or a file: each can be taken off, and others be added. */
export function TagEditor({ tags, knownTags, isReadOnly, isBusy, onChange }: TagEditorProps) {
  const { t } = useTranslation('office')
  const listId = useId()
  const [typed, setTyped] = useState('')
  const has = (tag: string) => tags.some((one) => one.toLowerCase() === tag.toLowerCase())
  async function add(event: FormEvent) {
    event.preventDefault()
    const tag = typed.trim()
    if (tag === '' || isBusy) return
    if (has(tag) || (await onChange([...tags, tag]))) setTyped('')
  }
  return (
    <div className={styles.tags}>
      {tags.length > 0 && (
        <ul className={styles.tagList} aria-label={t('inbox.property.tags')}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              <bdi>{tag}</bdi>
              {!isReadOnly && (
                <button
                  type="button"
                  className={styles.removeTag}
                  aria-label={t('inbox.tags.remove', { tag })}
                  disabled={isBusy}
                  onClick={() => void onChange(tags.filter((one) => one !== tag))}
                >
                  <X size={14} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && tags.length < MOST_TAGS && (
        <form className={styles.addTag} onSubmit={(event) => void add(event)}>
          <Field label={t('inbox.tags.add')}>
            {(control) => (
              <input
                {...control}
                className={controls.input}
                list={listId}
                maxLength={LONGEST}
                dir="auto"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <button
            type="submit"
            className={controls.tool}
            aria-label={t('inbox.tags.addNow')}
            title={t('inbox.tags.addNow')}
            disabled={isBusy || typed.trim() === ''}
          >
            <Plus size={18} aria-hidden />
          </button>
          <datalist id={listId}>
            {knownTags
              .filter((tag) => !has(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </form>
      )}
    </div>
  )
}
