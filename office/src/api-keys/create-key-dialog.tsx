import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { type Action, addApiKey } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { Field } from '../controls/field.tsx'
import { problemOf } from '../controls/problem-of.ts'
import { AbilityChoices } from './ability-choices.tsx'
import { type ChosenExpiry, endOf, KeyExpiry } from './key-expiry.tsx'
import { KeyLanguages } from './key-languages.tsx'
import { KeySites } from './key-sites.tsx'
import { MadeKey } from './made-key.tsx'

interface CreateKeyDialogProps {
  /** Called when it is made, while the dialog still shows it. */
  readonly onCreated: () => void
  readonly onClose: () => void
}

/** Makes a key, and then shows it, this once. */
export function CreateKeyDialog({ onCreated, onClose }: CreateKeyDialogProps) {
  const [made, setMade] = useState<{ readonly name: string; readonly secret: string }>()
  if (made) return <MadeKey {...made} onClose={onClose} />
  return (
    <CreateForm
      onCreated={(next) => {
        setMade(next)
        onCreated()
      }}
      onClose={onClose}
    />
  )
}

interface Chosen {
  readonly name: string
  readonly actions: readonly Action[]
  /** Other sites than this one. */
  readonly sites: readonly string[]
  readonly languages: readonly string[] | undefined
  readonly expiry: ChosenExpiry
}

const fields = ['name', 'actions', 'sites', 'languages', 'expiresAt'] as const

interface CreateFormProps {
  readonly onCreated: (made: { readonly name: string; readonly secret: string }) => void
  readonly onClose: () => void
}

function CreateForm({ onCreated, onClose }: CreateFormProps) {
  const { t } = useTranslation('office')
  const { send, boot } = useOffice()
  const { isBusy, error, run } = useAction()
  const [chosen, setChosen] = useState<Chosen>({
    name: '',
    actions: [],
    sites: [],
    languages: undefined,
    expiry: { days: 90 },
  })
  const [missing, setMissing] = useState<{ readonly actions?: string; readonly languages?: string }>({})
  const change = (next: Partial<Chosen>) => {
    setMissing({})
    setChosen({ ...chosen, ...next })
  }
  const { name, actions, sites, languages, expiry } = chosen
  // What is not about texts has no languages.
  const writesTexts = actions.includes('draft.write') || actions.includes('content.write')
  const isAtField = fields.some((field) => problemOf(error, field) !== undefined)
  async function create(event: FormEvent) {
    event.preventDefault()
    const lacking = {
      ...(actions.length === 0 && { actions: t('apiKeys.chooseAction') }),
      ...(writesTexts && languages?.length === 0 && { languages: t('apiKeys.chooseLanguage') }),
    }
    setMissing(lacking)
    if (Object.keys(lacking).length > 0) return
    await run(async () => {
      const made = await send(addApiKey, {
        name: name.trim(),
        actions: [...actions],
        expiresAt: endOf(expiry) ?? '',
        ...(sites.length > 0 && { sites: [boot.tenantId, ...sites] }),
        ...(writesTexts && languages && { languages: [...languages] }),
      })
      onCreated({ name: made.name, secret: made.key })
    })
  }
  return (
    <QuestionDialog title={t('apiKeys.create')} isWide onClose={onClose}>
      <form className={dialog.form} onSubmit={(event) => void create(event)}>
        <Field label={t('apiKeys.name')} hint={t('apiKeys.nameHint')} error={problemOf(error, 'name')}>
          {(control) => (
            <input
              {...control}
              className={controls.input}
              required
              maxLength={60}
              autoComplete="off"
              dir="auto"
              // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type it
              autoFocus
              value={name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <AbilityChoices
          chosen={actions}
          problem={missing.actions ?? problemOf(error, 'actions')}
          onChange={(next) => change({ actions: next })}
        />
        {writesTexts && (
          <KeyLanguages
            chosen={languages}
            problem={missing.languages ?? problemOf(error, 'languages')}
            onChange={(next) => change({ languages: next })}
          />
        )}
        <KeySites chosen={sites} problem={problemOf(error, 'sites')} onChange={(next) => change({ sites: next })} />
        <KeyExpiry
          chosen={expiry}
          problem={problemOf(error, 'expiresAt')}
          onChange={(next) => change({ expiry: next })}
        />
        <ActionError error={isAtField ? undefined : error} />
        <div className={dialog.foot}>
          <DialogAction onPress={onClose}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy || name.trim() === ''}>
            {t('apiKeys.create')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
