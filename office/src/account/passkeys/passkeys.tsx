import { leftToRight, useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { type Answer, listPasskeys, removePasskey } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx'
import { DataTable } from '../../controls/data-table.tsx'
import { Badge, Card } from '../../controls/page.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import { Time } from '../../controls/time.tsx'
import styles from '../account.module.css'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'

type Passkey = Answer<typeof listPasskeys>[number]

type Step = { readonly to: 'add' } | { readonly to: 'rename' | 'remove'; readonly passkey: Passkey }

/** Whether this browser can make passkeys here: on https and on one's own machine. */
const canMake = (): boolean => typeof globalThis.PublicKeyCredential === 'function' && globalThis.isSecureContext

/** The passkeys of one's account: what signs in by a fingerprint, a face or the lock of the screen. */
export function Passkeys() {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const request = useCall(listPasskeys, {})
  const [step, setStep] = useState<Step>()
  const close = () => setStep(undefined)
  const done = (said: string) => {
    close()
    announcer.announce(said)
    request.refresh()
  }
  return (
    <Card title={t('passkeys.title')}>
      <RequestState request={request}>
        {(passkeys) => (
          <div className={styles.form}>
            <p className={styles.text}>{t('passkeys.text')}</p>
            {passkeys.length > 0 && (
              <PasskeyTable passkeys={passkeys} onStep={(to, passkey) => setStep({ to, passkey })} />
            )}
            {canMake() ? (
              <div className={styles.line}>
                <button type="button" className={controls.button} data-main onClick={() => setStep({ to: 'add' })}>
                  {t('passkeys.add')}
                </button>
              </div>
            ) : (
              <p className={styles.text}>{t('passkeys.notHere')}</p>
            )}
          </div>
        )}
      </RequestState>
      {step?.to === 'add' && (
        <AddPasskeyDialog onDone={(name) => done(t('passkeys.added', { name }))} onClose={close} />
      )}
      {step?.to === 'rename' && (
        <RenamePasskeyDialog
          passkey={step.passkey}
          onDone={(name) => done(t('passkeys.renamed', { name }))}
          onClose={close}
        />
      )}
      {step?.to === 'remove' && (
        <ConfirmDialog
          title={t('passkeys.removeTitle', { name: step.passkey.name })}
          action={t('passkeys.remove')}
          onConfirm={() => send(removePasskey, { id: step.passkey.id })}
          onClose={(isDone) => (isDone ? done(t('passkeys.removed', { name: step.passkey.name })) : close())}
        >
          <p className={dialog.text}>{t('passkeys.removeText')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

interface PasskeyTableProps {
  readonly passkeys: readonly Passkey[]
  readonly onStep: (to: 'rename' | 'remove', passkey: Passkey) => void
}

function PasskeyTable({ passkeys, onStep }: PasskeyTableProps) {
  const { t } = useTranslation('office')
  return (
    <DataTable
      label={t('passkeys.title')}
      rows={passkeys}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: t('passkeys.name'),
          cell: ({ name, host, isOfThisHost }) => (
            <>
              <bdi>{name}</bdi>{' '}
              {!isOfThisHost && <Badge tone="warn">{t('passkeys.elsewhere', { host: leftToRight(host) })}</Badge>}
            </>
          ),
        },
        { id: 'made', label: t('passkeys.made'), cell: ({ createdAt }) => <Time at={createdAt} isWhole /> },
        {
          id: 'used',
          label: t('passkeys.used'),
          cell: ({ usedAt }) => (usedAt ? <Time at={usedAt} /> : t('passkeys.neverUsed')),
        },
        {
          id: 'actions',
          label: t('people.actions'),
          hidesLabel: true,
          isAtEnd: true,
          cell: (passkey) => (
            <>
              {(['rename', 'remove'] as const).map((to) => (
                <button
                  key={to}
                  type="button"
                  className={controls.button}
                  aria-label={t(`passkeys.${to}Of`, { name: passkey.name })}
                  onClick={() => onStep(to, passkey)}
                >
                  {t(`passkeys.${to}`)}
                </button>
              ))}
            </>
          ),
        },
      ]}
    />
  )
}
