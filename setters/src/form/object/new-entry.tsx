import { childPath, type Json, type SchemaNode } from '@vitrine/schemas'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import controls from '../../controls/controls.module.css'
import frames from '../../controls/frames.module.css'
import { problemText } from '../../i18n/translator.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { startOf } from '../../reading/blank.ts'
import { mayBeNamed } from '../../reading/entries.ts'
import { stepOf } from '../../value-source/json-path.ts'
import { SettingField } from '../field/setting-field.tsx'
import styles from '../field.module.css'
import { useFormSurroundings } from '../form-context.ts'
import { NewValueForm } from '../source/new-value-form.tsx'

interface NewEntryProps {
  readonly taken: readonly string[]
  /** Whose entries they are: it says what a name must be. */
  readonly node: SchemaNode
  readonly schemaOf: (name: string) => SchemaNode
  readonly path: string
  readonly disabled: boolean
  /** Answers why it cannot be added, if it cannot. */
  readonly onAdd: (name: string, start: Json) => string | undefined
}

/** Adds an entry to a map: its name first, and its value where an empty one would not fit. */
export function NewEntry({ taken, node, schemaOf, path, disabled, onAdd }: NewEntryProps) {
  const { schema: form, submission, checks } = useFormSurroundings()
  const { t } = useTranslation('setters')
  const id = useId()
  const [name, setName] = useState('')
  const [pending, setPending] = useState<string>()
  const [error, setError] = useState<string>()

  const add = () => {
    const [problem] = node.propertyNames ? form.check(node.propertyNames)(name) : []
    if (name === '' || taken.includes(name)) return setError(t(name === '' ? 'entry.nameMissing' : 'entry.taken'))
    if (problem) return setError(problemText(t, problem))
    if (!mayBeNamed(node, name))
      return setError(t('entry.nameUnfit', { patterns: Object.keys(node.patternProperties ?? {}).join('  ') }))
    const start = startOf(schemaOf(name), form, submission !== undefined)
    const error = start === undefined ? undefined : onAdd(name, start)
    setError(error)
    if (error !== undefined) return
    setName('')
    if (start === undefined) setPending(name)
  }
  const done = (value: Json) => {
    if (pending !== undefined) setError(onAdd(pending, value))
    setPending(undefined)
  }
  return (
    <>
      {pending !== undefined && (
        <NewValueForm
          key={pending}
          path={childPath(path, stepOf(pending))}
          schema={schemaOf(pending)}
          onDone={done}
          takesFocus
        >
          <SettingField path="" schema={schemaOf(pending)} label={pending} />
        </NewValueForm>
      )}
      <div className={styles.newEntry}>
        <input
          className={controls.input}
          aria-label={t('entry.name')}
          placeholder={t('entry.name')}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-invalid={error !== undefined || undefined}
          dir="auto"
          value={name}
          disabled={disabled}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The form around it is not to be sent.
            event.preventDefault()
            checks.whenHere(add)
          }}
        />
        <button type="button" className={controls.button} disabled={disabled} onClick={add}>
          <Plus size={14} aria-hidden />
          {t('entry.add')}
        </button>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={frames.error} role="alert">
          {error}
        </p>
      )}
    </>
  )
}
