import { leftToRight, useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { listWebhooks, removeWebhook, rotateWebhookSecret } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import WebhookIcon from 'lucide-react/icons/webhook'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useScreenCommands } from '../context/screen-commands.ts'
import { useCall } from '../context/use-call.ts'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { Card, Page } from '../controls/page.tsx'
import { EmptyState, RequestState } from '../controls/request-state.tsx'
import { ShownOnce } from '../controls/shown-once.tsx'
import { TestResult } from './test-result.tsx'
import { useTest } from './use-test.ts'
import { hostOf, type Webhook } from './webhook.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookList } from './webhook-list.tsx'
import styles from './webhooks.module.css'

/** What is done to a webhook in a dialog. */
type Doing =
  | { readonly what: 'create' }
  | { readonly what: 'edit' | 'rotate' | 'delete'; readonly webhook: Webhook }
  | { readonly what: 'store'; readonly title: string; readonly secret: string }

/** The webhooks of the site: which events go where, and whether they arrive. */
export function WebhookOverview() {
  const { t } = useTranslation('office')
  const request = useCall(listWebhooks, {})
  const { result, test } = useTest(request.refresh)
  const [doing, setDoing] = useState<Doing>()
  useScreenCommands(
    useMemo(
      () => [
        {
          id: 'create-webhook',
          label: 'webhooks.create',
          icon: WebhookIcon,
          group: 'screen',
          shortcuts: ['c'],
          can: () => true,
          run: () => setDoing({ what: 'create' }),
        },
      ],
      [],
    ),
  )
  const create = (
    <button type="button" className={controls.button} data-main onClick={() => setDoing({ what: 'create' })}>
      <WebhookIcon size={16} aria-hidden />
      {t('webhooks.create')}
    </button>
  )
  return (
    <Page title={t('screen.webhooks')} actions={create}>
      <p className={styles.intro}>{t('webhooks.intro')}</p>
      <TestResult result={result} />
      <RequestState request={request}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <EmptyState icon={WebhookIcon} text={t('webhooks.empty')} />
          ) : (
            <Card>
              <WebhookList
                webhooks={webhooks}
                onEdit={(webhook) => setDoing({ what: 'edit', webhook })}
                onTest={({ id }) => void test(id)}
                onRotate={(webhook) => setDoing({ what: 'rotate', webhook })}
                onDelete={(webhook) => setDoing({ what: 'delete', webhook })}
              />
            </Card>
          )
        }
      </RequestState>
      {doing && <WebhookDialogs doing={doing} onNext={setDoing} onChanged={request.refresh} />}
    </Page>
  )
}

interface WebhookDialogsProps {
  readonly doing: Doing
  readonly onNext: (next: Doing | undefined) => void
  readonly onChanged: () => void
}

function WebhookDialogs({ doing, onNext, onChanged }: WebhookDialogsProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const close = () => onNext(undefined)
  if (doing.what === 'store')
    return (
      <ShownOnce
        title={doing.title}
        text={t('webhooks.secretText')}
        label={t('webhooks.secret')}
        secret={doing.secret}
        copy={t('webhooks.copySecret')}
        kept={t('webhooks.kept')}
        onClose={close}
      />
    )
  if (doing.what === 'create' || doing.what === 'edit')
    return (
      <WebhookDialog
        webhook={doing.what === 'edit' ? doing.webhook : undefined}
        onSaved={(secret) => {
          onNext(secret === undefined ? undefined : { what: 'store', title: t('webhooks.createdTitle'), secret })
          onChanged()
        }}
        onClose={close}
      />
    )
  const { webhook } = doing
  const host = hostOf(webhook)
  if (doing.what === 'rotate')
    return (
      <ConfirmDialog
        title={t('webhooks.newSecretTitle', { host: leftToRight(host) })}
        action={t('webhooks.newSecret')}
        onConfirm={async () => {
          const { secret } = await send(rotateWebhookSecret, { id: webhook.id })
          onNext({ what: 'store', title: t('webhooks.secretTitle'), secret })
          onChanged()
        }}
        onClose={(isDone) => {
          if (!isDone) close()
        }}
      >
        <p className={dialog.text}>{t('webhooks.newSecretText')}</p>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      title={t('webhooks.deleteTitle', { host: leftToRight(host) })}
      action={t('action.delete')}
      onConfirm={() => send(removeWebhook, { id: webhook.id })}
      onClose={(isDone) => {
        close()
        if (!isDone) return
        announcer.announce(t('webhooks.deleted', { host: leftToRight(host) }))
        onChanged()
      }}
    >
      <p className={dialog.text}>{t('webhooks.deleteText')}</p>
    </ConfirmDialog>
  )
}
