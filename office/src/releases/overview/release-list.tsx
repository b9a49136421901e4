import { type RowAction, RowMenu, rollbackInWords } from '@vitrine/editor-core'
import { type Answer, listReleases } from '@vitrine/schemas'
import GitCompare from 'lucide-react/icons/git-compare'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { useSiteEvents } from '../../context/use-site-events.ts'
import { DataTable } from '../../controls/data-table.tsx'
import { Badge, Card } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { ScreenPager } from '../../controls/screen-pager.tsx'
import { Time } from '../../controls/time.tsx'
import { useNavigation } from '../../navigation/navigation-context.ts'
import { usePages } from '../../navigation/use-pages.ts'
import { ChangedInRelease } from '../changed-in-release.tsx'
import styles from '../releases.module.css'
import { RollBackDialog } from '../roll-back-dialog.tsx'

type ReleaseInList = Answer<typeof listReleases>['items'][number]

const PAGE_SIZE = 20

/** All releases that are kept, the newest first. */
export function ReleaseList() {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const pages = usePages(PAGE_SIZE)
  const request = useCall(listReleases, { page: pages.page, pageSize: PAGE_SIZE })
  useSiteEvents(['release'], request.refresh)
  const [chosen, setChosen] = useState<ReleaseInList>()
  const number = new Intl.NumberFormat(locale)
  return (
    <Card title={t('releases.list')}>
      <RequestState request={request}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState text={t('releases.nothing')} />
          ) : (
            <>
              <DataTable
                label={t('releases.list')}
                rows={items}
                keyOf={({ id }) => id}
                to={({ id }) => `/releases/${id}`}
                columns={[
                  { id: 'number', label: t('publish.release'), cell: ({ number }) => t('releases.number', { number }) },
                  { id: 'state', label: t('publish.state'), cell: (release) => <State release={release} /> },
                  { id: 'at', label: t('publish.when'), cell: ({ createdAt }) => <Time at={createdAt} /> },
                  { id: 'by', label: t('publish.by'), cell: ({ by }) => <bdi>{by ?? '–'}</bdi> },
                  { id: 'what', label: t('publish.what'), cell: (release) => <What release={release} /> },
                  { id: 'pages', label: t('releases.pages'), cell: ({ pages }) => number.format(pages) },
                  {
                    id: 'languages',
                    label: t('releases.languages'),
                    cell: ({ languages }) => number.format(languages.length),
                  },
                  {
                    id: 'actions',
                    label: t('publish.actions'),
                    hidesLabel: true,
                    isAtEnd: true,
                    cell: (release) => <Actions release={release} onRollBack={() => setChosen(release)} />,
                  },
                ]}
              />
              <ScreenPager {...pages} total={total} />
            </>
          )
        }
      </RequestState>
      {chosen && (
        <RollBackDialog
          release={chosen}
          onClose={(isDone) => {
            setChosen(undefined)
            if (isDone) request.refresh()
          }}
        />
      )}
    </Card>
  )
}

function State({ release: { isCurrent, kind, rolledBack } }: { readonly release: ReleaseInList }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  return (
    <span className={styles.badges}>
      {isCurrent && <Badge tone="good">{t('releases.current')}</Badge>}
      {kind === 'rollback' && <Badge>{rollbackInWords({ t, locale }, rolledBack)}</Badge>}
      {!isCurrent && kind === 'publish' && t('publish.replaced')}
    </span>
  )
}

const What = ({ release: { changed, note } }: { readonly release: ReleaseInList }) => (
  <>
    {note !== undefined && (
      <span className={styles.note}>
        <bdi>{note}</bdi>
      </span>
    )}
    <ChangedInRelease changed={changed} />
  </>
)

interface ActionsProps {
  readonly release: ReleaseInList
  readonly onRollBack: () => void
}

function Actions({ release: { id, number, isCurrent }, onRollBack }: ActionsProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const navigation = useNavigation()
  const actions: readonly RowAction[] = [
    { id: 'compare', label: t('releases.changes'), icon: GitCompare, run: () => navigation.go(`/releases/${id}`) },
    ...(may('site.publish')
      ? [
          {
            id: 'back',
            label: t('publish.rollBack'),
            icon: Undo,
            run: onRollBack,
            reason: isCurrent ? t('releases.sameAlready') : undefined,
          },
        ]
      : []),
  ]
  return <RowMenu label={t('publish.actionsFor', { number })} actions={actions} />
}
