import { leftToRight, useCommandsContext } from '@vitrine/editor-core'
import { addDomain, CallError, listDomains } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { Field } from '../../controls/field.tsx'
import { Card } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import styles from '../settings.module.css'
import { DomainCard } from './domain-card.tsx'

/** The site's own addresses: each with what is left to do until visitors find the site there. */
export default function Domains() {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const request = useCall(listDomains, {})
  return (
    <div className={styles.stack}>
      {may('domains.write') ? (
        <AddDomain onAdded={request.refresh} />
      ) : (
        <p className={frames.note}>{t('settings.readOnly')}</p>
      )}
      <RequestState request={request}>
        {(domains) =>
          domains.length === 0 ? (
            <Card>
              <EmptyState text={t('settings.domains.empty')} />
            </Card>
          ) : (
            domains.map((domain) => <DomainCard key={domain.host} domain={domain} onChange={request.refresh} />)
          )
        }
      </RequestState>
    </div>
  )
}

function AddDomain({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const [host, setHost] = useState('')
  const { isBusy, error, run } = useAction()
  const fieldError = error instanceof CallError ? error.fields?.host : undefined
  async function add() {
    const isAdded = await run(async () => {
      const added = await send(addDomain, { host: host.trim() })
      announcer.announce(t('settings.domains.added', { host: leftToRight(added.host) }))
    })
    if (!isAdded) return
    setHost('')
    onAdded()
  }
  return (
    <Card title={t('settings.domains.add')}>
      <form
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Field label={t('settings.domains.host')} hint={t('settings.domains.hostHint')} error={fieldError}>
          {(control) => (
            <input
              {...control}
              dir="ltr"
              className={controls.input}
              value={host}
              maxLength={253}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setHost(event.target.value)}
            />
          )}
        </Field>
        {fieldError === undefined && <ActionError error={error} />}
        <div>
          <button type="submit" className={controls.button} data-main disabled={isBusy || host.trim() === ''}>
            {t('settings.domains.addThis')}
          </button>
        </div>
      </form>
    </Card>
  )
}
