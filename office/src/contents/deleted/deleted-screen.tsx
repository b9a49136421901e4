import { useCommandsContext } from '@vitrine/editor-core'
import { type Answer, type EntitySpec, listDeletedContents } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { useSiteEvents } from '../../context/use-site-events.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { DataTable } from '../../controls/data-table.tsx'
import { isolated } from '../../controls/isolated.ts'
import { Page } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { ScreenPager } from '../../controls/screen-pager.tsx'
import { Time } from '../../controls/time.tsx'
import { usePages } from '../../navigation/use-pages.ts'
import { contentRights } from '../content-rights.ts'
import { pathOfKind } from '../kinds.ts'
import { restoreContent } from './restore-content.ts'

const PAGE_SIZE = 50

type Deleted = Answer<typeof listDeletedContents>['items'][number]

/** What was deleted of a kind, with the way back. */
export function DeletedScreen({ entity }: { readonly entity: EntitySpec }) {
  const { t } = useTranslation('office')
  const { send, member } = useOffice()
  const { mayManage } = contentRights(member)
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const pages = usePages(PAGE_SIZE)
  const { kind } = entity
  const request = useCall(listDeletedContents, { kind, page: pages.page, pageSize: PAGE_SIZE })
  useSiteEvents(['content'], request.refresh)
  const path = pathOfKind[kind]
  const restore = async ({ id, name }: Deleted) => {
    const isDone = await run(() => restoreContent(send, { kind, id }))
    if (isDone) announcer.announce(t('deleted.restored', { name: isolated(name) }))
    request.refresh()
  }
  return (
    <Page title={t('deleted.title')} back={{ to: `/${path}`, label: t('contents.back') }}>
      <ActionError error={error} />
      <RequestState request={request}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState icon={Trash2} text={t('deleted.empty')} />
          ) : (
            <>
              <DataTable<Deleted>
                label={t('deleted.title')}
                rows={items}
                keyOf={({ id }) => id}
                columns={[
                  { id: 'name', label: t('import.name'), cell: ({ name }) => <bdi>{name}</bdi> },
                  { id: 'at', label: t('deleted.at'), cell: ({ at }) => <Time at={at} /> },
                  {
                    id: 'by',
                    label: t('deleted.by'),
                    cell: ({ by }) => <bdi>{by ?? t('activity.formerMember')}</bdi>,
                  },
                  ...(mayManage
                    ? [
                        {
                          id: 'restore',
                          label: t('deleted.restore'),
                          hidesLabel: true,
                          isAtEnd: true,
                          cell: (one: Deleted) => (
                            <button
                              type="button"
                              className={controls.button}
                              disabled={isBusy}
                              aria-label={t('deleted.restoreNamed', { name: one.name })}
                              onClick={() => void restore(one)}
                            >
                              {t('deleted.restore')}
                            </button>
                          ),
                        },
                      ]
                    : []),
                ]}
              />
              <ScreenPager {...pages} total={total} />
            </>
          )
        }
      </RequestState>
    </Page>
  )
}
