import { listMedia, mediaSummary } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { lazyWithRetry } from '@vitrine/setters/internal'
import Images from 'lucide-react/icons/images'
import LinkIcon from 'lucide-react/icons/link'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useCall } from '../context/use-call.ts'
import { Page } from '../controls/page.tsx'
import { EmptyState, RequestState } from '../controls/request-state.tsx'
import { ScreenLoadFailed } from '../controls/screen-load-failed.tsx'
import { ScreenPager } from '../controls/screen-pager.tsx'
import { useQuery } from '../navigation/navigation-context.ts'
import { usePages } from '../navigation/use-pages.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { filterIn, isFiltered, type MediaFilter, questionOf } from './media-filter.ts'
import { MediaFilters } from './media-filters.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaTabs } from './media-tabs.tsx'
import { StorageUsed } from './storage-used.tsx'
import { UnfinishedUploads } from './unfinished-uploads.tsx'
import { UploadButton } from './upload-button.tsx'
import type { UploadQueue } from './upload-queue.ts'
import { Uploads } from './uploads.tsx'

const ByAddressDialog = lazyWithRetry(
  async () => ({ default: (await import('./by-address-dialog.tsx')).ByAddressDialog }),
  ScreenLoadFailed,
)

const PAGE_SIZE = 48

/** The library as a grid, and the way to fill it. */
export function MediaList({ queue }: { readonly queue: UploadQueue }) {
  const { t } = useTranslation('office')
  const mayWrite = useOffice().may('media.write')
  const [query, setQuery] = useQuery()
  const filter = filterIn(query)
  const pages = usePages(PAGE_SIZE)
  const question = questionOf(filter, PAGE_SIZE)
  const request = useCall(listMedia, question)
  const summary = useCall(mediaSummary, {})
  const [isByAddress, setByAddress] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const asked = JSON.stringify(question)
  // What was chosen on another page is not seen, so nothing is done with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else is asked for
  useEffect(() => setChosen(new Set()), [asked])
  const { refresh: refreshList } = request
  const { refresh: refreshSummary } = summary
  const refresh = useCallback(() => {
    refreshList()
    refreshSummary()
  }, [refreshList, refreshSummary])
  return (
    <Page
      title={t('screen.media')}
      isWide
      mark={<MediaTabs part="files" />}
      actions={
        mayWrite && (
          <>
            <button type="button" className={controls.button} onClick={() => setByAddress(true)}>
              <LinkIcon size={16} aria-hidden />
              {t('media.byAddress')}
            </button>
            <UploadButton queue={queue} input={input} />
          </>
        )
      }
    >
      {isByAddress && (
        <Suspense>
          <ByAddressDialog onStored={refresh} onClose={() => setByAddress(false)} />
        </Suspense>
      )}
      <MediaFilters filter={filter} summary={summary.data} onChange={setQuery} />
      {summary.data && <StorageUsed kinds={summary.data.kinds} />}
      {mayWrite && <UnfinishedUploads queue={queue} />}
      {mayWrite && <Uploads queue={queue} onStored={refresh} />}
      <RequestState request={request}>
        {({ items, total }) =>
          items.length === 0 ? (
            <Nothing
              filter={filter}
              onShowAll={() =>
                setQuery({ q: undefined, kind: undefined, tag: undefined, show: undefined, page: undefined })
              }
            />
          ) : (
            <>
              <ChosenBar
                items={items}
                chosen={chosen}
                knownTags={summary.data?.tags.map(({ tag }) => tag) ?? []}
                onChoose={setChosen}
                onChanged={refresh}
              />
              <MediaGrid items={items} chosen={chosen} {...(mayWrite && { onChoose: setChosen })} />
              <ScreenPager {...pages} total={total} />
            </>
          )
        }
      </RequestState>
    </Page>
  )
}

/** Nothing to show: since there is nothing, or since something was asked for that there is not. */
function Nothing({ filter, onShowAll }: { readonly filter: MediaFilter; readonly onShowAll: () => void }) {
  const { t } = useTranslation('office')
  const mayWrite = useOffice().may('media.write')
  const isLess = isFiltered(filter) || filter.page > 1
  const isOnlyShow = filter.show && isFiltered(filter) && !isFiltered({ ...filter, show: undefined })
  const text = isOnlyShow
    ? t(`media.none.${filter.show}`)
    : t(isLess ? 'media.noMatch' : mayWrite ? 'media.empty' : 'media.emptyRead')
  return (
    <EmptyState icon={Images} text={text}>
      {isLess && (
        <button type="button" className={controls.button} onClick={onShowAll}>
          {t('media.showAll')}
        </button>
      )}
    </EmptyState>
  )
}
