import { useCommandsContext } from '@vitrine/editor-core'
import { type Answer, CallError, changeEngine, type EngineKind, removeEngine } from '@vitrine/schemas'
import { formatNumber } from '@vitrine/schemas/format'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx'
import { Badge, Card } from '../../controls/page.tsx'
import { TextInput } from '../form/inputs.tsx'
import styles from '../settings.module.css'
import { TestEngine } from './test-engine.tsx'

type OwnEngine = Answer<typeof changeEngine>

/** Names of products, which are the same in every language. */
const names: Readonly<Record<Exclude<EngineKind, 'openai'>, string>> = {
  deepl: 'DeepL',
  libretranslate: 'LibreTranslate',
  apertium: 'Apertium',
}

interface EngineCardProps {
  readonly kind: EngineKind
  /** What is stored of it. */
  readonly engine: OwnEngine | undefined
  readonly canStoreKeys: boolean
  readonly onChange: () => void
}

/** One service: the site's account with it, whether it answers, and how much it was sent. */
export function EngineCard({ kind, engine, canStoreKeys, onChange }: EngineCardProps) {
  const { t } = useTranslation('office')
  const { may, send, locale } = useOffice()
  const { announcer } = useCommandsContext()
  const [isRemoving, setRemoving] = useState(false)
  const name = kind === 'openai' ? t('settings.engines.openai') : names[kind]
  return (
    <Card title={name} tools={engine && <Badge tone="good">{t('settings.engines.ready')}</Badge>}>
      <div className={styles.stack}>
        {engine && (
          <p className={styles.soft}>
            {t('settings.engines.used', { number: formatNumber(engine.usedThisMonth, locale) })}
          </p>
        )}
        {may('settings.write') && (
          <>
            <EngineForm {...{ kind, engine, canStoreKeys, onChange, name }} />
            {engine && (
              <>
                <TestEngine engine={kind} name={name} />
                <div>
                  <button
                    type="button"
                    className={controls.button}
                    aria-label={t('settings.removeNamed', { name })}
                    onClick={() => setRemoving(true)}
                  >
                    {t('settings.remove')}
                  </button>
                </div>
              </>
            )}
          </>
        )}
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={t('settings.engines.removeTitle', { name })}
          action={t('settings.remove')}
          onConfirm={() => send(removeEngine, { kind })}
          onClose={(isDone) => {
            setRemoving(false)
            if (!isDone) return
            announcer.announce(t('audit.engine.remove', { name }))
            onChange()
          }}
        >
          <p>{t('settings.engines.removeText')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function EngineForm({ kind, engine, canStoreKeys, onChange, name }: EngineCardProps & { readonly name: string }) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const stored = {
    url: engine?.url ?? '',
    model: engine?.model ?? '',
    key: '',
    limit: engine?.charactersPerMonth === undefined ? '' : String(engine.charactersPerMonth),
  }
  const [typed, setTyped] = useState<Partial<typeof stored>>({})
  const values = { ...stored, ...typed }
  const isDirty = Object.entries(typed).some(([field, value]) => value !== stored[field as keyof typeof stored])
  const set = (field: keyof typeof stored) => (value: string) => setTyped((before) => ({ ...before, [field]: value }))
  const { isBusy, error, run } = useAction()
  const fields = error instanceof CallError ? error.fields : undefined
  const losesKey = engine?.hasKey === true && values.url.trim() !== stored.url
  async function save() {
    const { url, model, key, limit } = values
    const isSaved = await run(() =>
      send(changeEngine, {
        kind,
        ...(url.trim() !== '' && { url: url.trim() }),
        ...(model.trim() !== '' && { model: model.trim() }),
        ...(key !== '' && { key }),
        ...(limit.trim() !== '' && { charactersPerMonth: Number(limit) }),
      }),
    )
    if (!isSaved) return
    setTyped({})
    announcer.announce(t('saved.done'))
    onChange()
  }
  return (
    <form
      noValidate
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {kind !== 'deepl' && (
        <TextInput
          type="url"
          isCode
          isRequired
          label={t('settings.engines.address')}
          hint={t('settings.engines.addressHint')}
          error={fields?.url}
          value={values.url}
          maxLength={2000}
          onChange={set('url')}
        />
      )}
      {kind === 'openai' && (
        <TextInput
          isCode
          isRequired
          label={t('settings.engines.model')}
          error={fields?.model}
          value={values.model}
          maxLength={200}
          onChange={set('model')}
        />
      )}
      {canStoreKeys && kind !== 'apertium' && (
        <TextInput
          type="password"
          isCode
          isRequired={kind === 'deepl'}
          autoComplete="new-password"
          label={t('settings.engines.key')}
          hint={engine?.hasKey ? t(losesKey ? 'settings.engines.keyAgain' : 'settings.engines.keyKept') : undefined}
          error={fields?.key}
          value={values.key}
          maxLength={1000}
          onChange={set('key')}
        />
      )}
      <TextInput
        type="number"
        isCode
        label={t('settings.engines.limit')}
        hint={t('settings.engines.limitHint')}
        error={fields?.charactersPerMonth}
        value={values.limit}
        onChange={set('limit')}
      />
      {fields === undefined && <ActionError error={error} />}
      <div>
        <button
          type="submit"
          className={controls.button}
          data-main
          aria-label={engine ? `${t('action.save')}: ${name}` : undefined}
          disabled={isBusy || (engine !== undefined && !isDirty) || (kind === 'deepl' && !canStoreKeys)}
        >
          {engine ? t('action.save') : t('settings.engines.setUp', { name })}
        </button>
      </div>
    </form>
  )
}
