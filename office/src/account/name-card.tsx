import { useCommandsContext } from '@vitrine/editor-core'
import { type Answer, changeAccount, type me } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { Field } from '../controls/field.tsx'
import { Card } from '../controls/page.tsx'
import { problemOf } from '../controls/problem-of.ts'
import { useUnsaved } from '../navigation/use-unsaved.ts'
import styles from './account.module.css'

interface NameCardProps {
  readonly name: string
  readonly onChange: (account: Answer<typeof me>) => void
}

/** What others see of somebody: beside replies, changes and releases. */
export function NameCard({ name, onChange }: NameCardProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const [typed, setTyped] = useState(name)
  const isUnsaved = typed.trim() !== name
  useUnsaved(isUnsaved, save)
  const problem = problemOf(error, 'name')
  async function save(): Promise<boolean> {
    const isDone = await run(async () => {
      const account = await send(changeAccount, { name: typed.trim() })
      onChange(account)
      setTyped(account.name)
    })
    if (isDone) announcer.announce(t('account.nameSaved'))
    return isDone
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }
  return (
    <Card title={t('account.name')}>
      <form className={styles.form} onSubmit={submit}>
        <Field label={t('account.yourName')} hint={t('account.nameHint')} error={problem}>
          {(control) => (
            <input
              {...control}
              className={controls.input}
              required
              maxLength={100}
              autoComplete="name"
              dir="auto"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <ActionError error={problem === undefined ? error : undefined} />
        <button type="submit" className={controls.button} data-main disabled={isBusy || !isUnsaved}>
          {t('account.saveName')}
        </button>
      </form>
    </Card>
  )
}
