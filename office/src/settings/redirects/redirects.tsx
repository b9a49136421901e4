import { leftToRight, useCommandsContext } from '@vitrine/editor-core'
import { type Answer, listRedirects, removeRedirect } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx'
import { DataTable } from '../../controls/data-table.tsx'
import { Card } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { ScreenPager } from '../../controls/screen-pager.tsx'
import { usePages } from '../../navigation/use-pages.ts'
import styles from '../settings.module.css'
import { ImportRedirects } from './import-redirects.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { TestRedirect } from './test-redirect.tsx'

type Redirect = Answer<typeof listRedirects>['items'][number]

const PAGE_SIZE = 50

/** What is open over the list: one redirect, a new one, the question whether one is removed, or the import. */
type Open =
  | { readonly kind: 'edit'; readonly redirect: Redirect | undefined }
  | { readonly kind: 'remove'; readonly redirect: Redirect }
  | { readonly kind: 'import' }

/** The redirects that owners made, with a box that says where an address leads. */
export default function Redirects() {
  const { t } = useTranslation('office')
  const { may, send } = useOffice()
  const { announcer } = useCommandsContext()
  const pages = usePages(PAGE_SIZE)
  const request = useCall(listRedirects, { page: pages.page, pageSize: PAGE_SIZE })
  const [open, setOpen] = useState<Open>()
  const mayWrite = may('settings.write')
  const close = (done?: string) => {
    setOpen(undefined)
    if (done === undefined) return
    announcer.announce(done)
    request.refresh()
  }
  return (
    <div className={styles.stack}>
      {!mayWrite && <p className={frames.note}>{t('settings.readOnly')}</p>}
      <Card
        title={t('settings.redirects.list')}
        tools={
          mayWrite && (
            <div className={styles.row}>
              <button type="button" className={controls.button} onClick={() => setOpen({ kind: 'import' })}>
                {t('settings.redirects.import')}
              </button>
              <button
                type="button"
                className={controls.button}
                data-main
                onClick={() => setOpen({ kind: 'edit', redirect: undefined })}
              >
                {t('settings.redirects.add')}
              </button>
            </div>
          )
        }
      >
        <RequestState request={request}>
          {({ items, total }) => (
            <>
              {items.length === 0 ? (
                <EmptyState text={t('settings.redirects.empty')} />
              ) : (
                <RedirectTable items={items} onOpen={setOpen} />
              )}
              <ScreenPager {...pages} total={total} />
            </>
          )}
        </RequestState>
      </Card>
      <TestRedirect />
      {open?.kind === 'edit' && <RedirectDialog redirect={open.redirect} onClose={close} />}
      {open?.kind === 'import' && <ImportRedirects onClose={close} />}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title={t('settings.redirects.removeTitle', { from: leftToRight(open.redirect.from) })}
          action={t('settings.remove')}
          onConfirm={() => send(removeRedirect, { id: open.redirect.id })}
          onClose={(isDone) =>
            close(isDone ? t('settings.redirects.removed', { from: leftToRight(open.redirect.from) }) : undefined)
          }
        >
          <p className={styles.text}>{t('settings.redirects.removeText')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

interface RedirectTableProps {
  readonly items: readonly Redirect[]
  readonly onOpen: (open: Open) => void
}

function RedirectTable({ items, onOpen }: RedirectTableProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  return (
    <DataTable
      label={t('settings.redirects.list')}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        { id: 'from', label: t('settings.redirects.from'), cell: ({ from }) => <bdi dir="ltr">{from}</bdi> },
        { id: 'to', label: t('settings.redirects.to'), cell: ({ to }) => <bdi dir="ltr">{to}</bdi> },
        {
          id: 'status',
          label: t('settings.redirects.status'),
          cell: ({ status }) => t(`settings.redirects.status.${status}`),
        },
        ...(may('settings.write')
          ? [
              {
                id: 'actions',
                label: t('settings.actions'),
                hidesLabel: true,
                isAtEnd: true,
                cell: (redirect: Redirect) => (
                  <>
                    <button
                      type="button"
                      className={controls.tool}
                      aria-label={t('settings.editNamed', { name: redirect.from })}
                      title={t('action.edit')}
                      onClick={() => onOpen({ kind: 'edit', redirect })}
                    >
                      <Pencil size={16} aria-hidden />
                    </button>
                    <button
                      type="button"
                      className={controls.tool}
                      aria-label={t('settings.removeNamed', { name: redirect.from })}
                      title={t('settings.remove')}
                      onClick={() => onOpen({ kind: 'remove', redirect })}
                    >
                      <Trash size={16} aria-hidden />
                    </button>
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
