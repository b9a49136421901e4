import { useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { listApiKeys, revokeApiKey } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import KeyRound from 'lucide-react/icons/key-round'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useScreenCommands } from '../context/screen-commands.ts'
import { useCall } from '../context/use-call.ts'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { Card, Page } from '../controls/page.tsx'
import { EmptyState, RequestState } from '../controls/request-state.tsx'
import { ScreenPager } from '../controls/screen-pager.tsx'
import { usePages } from '../navigation/use-pages.ts'
import styles from './api-keys.module.css'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { type ApiKey, KeyList } from './key-list.tsx'

const PAGE_SIZE = 50

/** The API keys of the site: what programs may do with them, until when, and who made them. */
export default function ApiKeysScreen() {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const pages = usePages(PAGE_SIZE)
  const request = useCall(listApiKeys, { page: pages.page, pageSize: PAGE_SIZE })
  const [isCreating, setCreating] = useState(false)
  const [revoked, setRevoked] = useState<ApiKey>()
  useScreenCommands(
    useMemo(
      () => [
        {
          id: 'create-key',
          label: 'apiKeys.create',
          icon: KeyRound,
          group: 'screen',
          shortcuts: ['c'],
          can: () => true,
          run: () => setCreating(true),
        },
      ],
      [],
    ),
  )
  const create = (
    <button type="button" className={controls.button} data-main onClick={() => setCreating(true)}>
      <KeyRound size={16} aria-hidden />
      {t('apiKeys.create')}
    </button>
  )
  return (
    <Page title={t('screen.api-keys')} actions={create}>
      <p className={styles.intro}>{t('apiKeys.intro')}</p>
      <RequestState request={request}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState icon={KeyRound} text={t('apiKeys.empty')} />
          ) : (
            <>
              <Card>
                <KeyList keys={items} onRevoke={setRevoked} />
              </Card>
              <ScreenPager {...pages} total={total} />
            </>
          )
        }
      </RequestState>
      {isCreating && <CreateKeyDialog onCreated={request.refresh} onClose={() => setCreating(false)} />}
      {revoked && (
        <ConfirmDialog
          title={t('apiKeys.revokeTitle', { name: revoked.name })}
          action={t('apiKeys.revoke')}
          onConfirm={() => send(revokeApiKey, { id: revoked.id })}
          onClose={(isDone) => {
            setRevoked(undefined)
            if (!isDone) return
            announcer.announce(t('apiKeys.revoked', { name: revoked.name }))
            request.refresh()
          }}
        >
          <p className={dialog.text}>
            {t(revoked.sites.length + revoked.otherSites > 1 ? 'apiKeys.revokeTextSites' : 'apiKeys.revokeText')}
          </p>
        </ConfirmDialog>
      )}
    </Page>
  )
}
