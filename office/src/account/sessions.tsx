import { useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { type Answer, endOtherSessions, endSession, listSessions } from '@vitrine/schemas'
import { deviceName } from '@vitrine/schemas/format'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction, useCall } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { DataTable } from '../controls/data-table.tsx'
import { Badge, Card } from '../controls/page.tsx'
import { RequestState } from '../controls/request-state.tsx'
import { Time } from '../controls/time.tsx'

type Session = Answer<typeof listSessions>[number]

/** Where one is signed in, and the ways to end that. */
export function Sessions() {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const request = useCall(listSessions, {})
  const action = useAction()
  const [isAsked, setAsked] = useState(false)
  const nameOf = ({ device }: Session) => deviceName(device) ?? t('account.unknownDevice')
  async function end(session: Session) {
    if (!(await action.run(() => send(endSession, { id: session.id })))) return
    announcer.announce(t('account.sessionEnded', { device: nameOf(session) }))
    request.refresh()
  }
  return (
    <Card
      title={t('account.sessions')}
      tools={
        (request.data?.length ?? 0) > 1 && (
          <button type="button" className={controls.button} onClick={() => setAsked(true)}>
            {t('account.endOthers')}
          </button>
        )
      }
    >
      <ActionError error={action.error} />
      <RequestState request={request}>
        {(sessions) => (
          <DataTable
            label={t('account.sessions')}
            rows={sessions}
            keyOf={({ id }) => id}
            columns={[
              {
                id: 'device',
                label: t('account.device'),
                cell: (session) => (
                  <>
                    <bdi>{nameOf(session)}</bdi>{' '}
                    {session.isThisOne && <Badge tone="good">{t('account.thisOne')}</Badge>}
                  </>
                ),
              },
              { id: 'since', label: t('account.signedIn'), cell: ({ createdAt }) => <Time at={createdAt} isWhole /> },
              { id: 'used', label: t('account.lastSeen'), cell: ({ usedAt }) => <Time at={usedAt} /> },
              {
                id: 'end',
                label: t('people.actions'),
                hidesLabel: true,
                isAtEnd: true,
                cell: (session) =>
                  !session.isThisOne && (
                    <button
                      type="button"
                      className={controls.button}
                      disabled={action.isBusy}
                      aria-label={t('account.endSessionOf', { device: nameOf(session) })}
                      onClick={() => void end(session)}
                    >
                      {t('bar.signOut')}
                    </button>
                  ),
              },
            ]}
          />
        )}
      </RequestState>
      {isAsked && (
        <ConfirmDialog
          title={t('account.endOthersTitle')}
          action={t('bar.signOut')}
          onConfirm={async () => {
            const { ended } = await send(endOtherSessions, {})
            announcer.announce(t('account.othersEnded', { count: ended }))
          }}
          onClose={(isDone) => {
            setAsked(false)
            if (isDone) request.refresh()
          }}
        >
          <p className={dialog.text}>{t('account.endOthersText')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
