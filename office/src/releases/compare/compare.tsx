import { type Answer, diffReleases, listReleases } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { useSiteEvents } from '../../context/use-site-events.ts'
import { SelectField } from '../../controls/field.tsx'
import { Badge, Card, Page } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import { Changes } from '../changes/changes.tsx'
import { PublishProgress } from '../publish-progress.tsx'
import { ReleaseFacts } from '../release-facts.tsx'
import styles from '../releases.module.css'
import { RollBackDialog } from '../roll-back-dialog.tsx'
import { useNaming } from '../use-naming.ts'

type ReleaseInList = Answer<typeof listReleases>['items'][number]

/** All releases that are kept fit into one page of the list (`releasesKept`). */
const MOST = 100

const back = '/releases'

/** One release, and what differs in it from the one before, or any other: `/releases/{id}?from={id}`. */
export function Compare({ id }: { readonly id: string }) {
  const { t } = useTranslation('office')
  const releases = useCall(listReleases, { pageSize: MOST })
  useSiteEvents(['release'], releases.refresh)
  const release = releases.data?.items.find((one) => one.id === id)
  if (!release)
    return (
      <Page title={t('screen.releases')} back={{ to: back, label: t('publish.back') }}>
        <RequestState request={releases}>{() => <EmptyState text={t('publish.notKept')} />}</RequestState>
      </Page>
    )
  return <Compared release={release} others={releases.data?.items ?? []} onRolledBack={releases.refresh} />
}

interface ComparedProps {
  readonly release: ReleaseInList
  readonly others: readonly ReleaseInList[]
  readonly onRolledBack: () => void
}

function Compared({ release, others, onRolledBack }: ComparedProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const [query, setQuery] = useQuery()
  const [isAsking, setAsking] = useState(false)
  const { id, number, isCurrent } = release
  const older = others.filter((one) => one.number < number)
  const from = query.get('from') ?? older[0]?.id
  return (
    <Page
      title={t('releases.number', { number })}
      back={{ to: back, label: t('publish.back') }}
      mark={isCurrent && <Badge tone="good">{t('releases.current')}</Badge>}
      actions={
        may('site.publish') &&
        !isCurrent && (
          <button type="button" className={controls.button} onClick={() => setAsking(true)}>
            {t('publish.rollBack')}
          </button>
        )
      }
    >
      <PublishProgress />
      <ReleaseFacts release={release} />
      <Card title={t('publish.what')}>
        {from === undefined ? (
          <EmptyState text={t('publish.first')} />
        ) : (
          <div className={styles.stack}>
            <SelectField
              label={t('publish.comparedWith')}
              value={from}
              choices={others
                .filter((one) => one.id !== id)
                .map((one) => ({ value: one.id, label: t('releases.number', { number: one.number }) }))}
              onChange={(chosen) => setQuery({ from: chosen === older[0]?.id ? undefined : chosen })}
            />
            <Difference id={id} from={from} />
          </div>
        )}
      </Card>
      {isAsking && (
        <RollBackDialog
          release={release}
          onClose={(isDone) => {
            setAsking(false)
            if (isDone) onRolledBack()
          }}
        />
      )}
    </Page>
  )
}

function Difference({ id, from }: { readonly id: string; readonly from: string }) {
  const request = useCall(diffReleases, { id, from })
  // While another one is compared, what came before is of other releases.
  const isOfThese = request.data?.to === id && request.data.from === from
  return (
    <RequestState request={{ ...request, data: isOfThese ? request.data : undefined }}>
      {(diff) => <NamedDifference diff={diff} />}
    </RequestState>
  )
}

function NamedDifference({ diff }: { readonly diff: Answer<typeof diffReleases> }) {
  const names = useNaming(diff.pages)
  return <RequestState request={names}>{(naming) => <Changes changes={diff} naming={naming} />}</RequestState>
}
