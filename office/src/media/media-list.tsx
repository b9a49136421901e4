import { listMedia, mediaKinds } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import Images from 'lucide-react/icons/images'
import Upload from 'lucide-react/icons/upload'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useScreenCommands } from '../context/screen-commands.ts'
import { useCall } from '../context/use-call.ts'
import { bytesInWords } from '../controls/amounts.ts'
import { SelectField } from '../controls/field.tsx'
import { Page } from '../controls/page.tsx'
import { Pager } from '../controls/pager.tsx'
import { EmptyState, RequestState } from '../controls/request-state.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { Link } from '../navigation/link.tsx'
import { useQuery } from '../navigation/navigation-context.ts'
import styles from './media.module.css'
import type { MediaItem, MediaKind } from './media-item.ts'
import { Thumbnail } from './thumbnail.tsx'
import type { UploadQueue } from './upload-queue.ts'
import { Uploads } from './uploads.tsx'

const PAGE_SIZE = 48

/** What a person may pick from the disk; the service looks at the content. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,video/mp4,video/webm,application/pdf'

const isKind = (value: string | null): value is MediaKind => mediaKinds.includes(value as MediaKind)

/** What the address asks for; what it says wrongly is left out. */
function filterIn(query: URLSearchParams) {
  const kind = query.get('kind')
  return {
    kind: isKind(kind) ? kind : undefined,
    q: (query.get('q') ?? '').slice(0, 200),
    page: Math.max(1, Math.min(100_000, Math.floor(Number(query.get('page'))) || 1)),
  }
}

/** The library as a grid, and the way to fill it. */
export function MediaList({ queue }: { readonly queue: UploadQueue }) {
  const { t } = useTranslation('office')
  const mayWrite = useOffice().may('media.write')
  const [query, setQuery] = useQuery()
  const { kind, q, page } = filterIn(query)
  const request = useCall(listMedia, { page, pageSize: PAGE_SIZE, ...(kind && { kind }), ...(q !== '' && { q }) })
  const input = useRef<HTMLInputElement>(null)
  useScreenCommands(
    useMemo(
      () =>
        mayWrite
          ? [
              {
                id: 'upload',
                label: 'media.upload',
                icon: Upload,
                group: 'screen',
                shortcuts: ['c'],
                can: () => true,
                run: () => input.current?.click(),
              },
            ]
          : [],
      [mayWrite],
    ),
  )
  const isFiltered = kind !== undefined || q !== ''
  return (
    <Page
      title={t('screen.media')}
      isWide
      actions={
        mayWrite && (
          <>
            <button type="button" className={controls.button} data-main onClick={() => input.current?.click()}>
              <Upload size={16} aria-hidden />
              {t('media.upload')}
            </button>
            <input
              ref={input}
              type="file"
              hidden
              multiple
              accept={ACCEPTED}
              onChange={({ target }) => {
                queue.add([...(target.files ?? [])])
                // The same file may be chosen again.
                target.value = ''
              }}
            />
          </>
        )
      }
    >
      <search className={styles.filters}>
        <SearchField label={t('media.search')} value={q} onChange={(text) => setQuery({ q: text, page: undefined })} />
        <SelectField
          label={t('media.kind')}
          value={kind ?? ''}
          choices={[
            { value: '', label: t('media.allKinds') },
            ...mediaKinds.map((value) => ({ value, label: t(`media.many.${value}`) })),
          ]}
          onChange={(value) => setQuery({ kind: value, page: undefined })}
        />
      </search>
      {mayWrite && <Uploads queue={queue} onStored={request.refresh} />}
      <RequestState request={request}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState
              icon={Images}
              text={t(isFiltered || page > 1 ? 'media.noMatch' : mayWrite ? 'media.empty' : 'media.emptyRead')}
            >
              {(isFiltered || page > 1) && (
                <button
                  type="button"
                  className={controls.button}
                  onClick={() => setQuery({ q: undefined, kind: undefined, page: undefined })}
                >
                  {t('media.showAll')}
                </button>
              )}
            </EmptyState>
          ) : (
            <>
              <ul className={styles.grid} aria-label={t('screen.media')}>
                {items.map((item) => (
                  <Tile key={item.id} item={item} />
                ))}
              </ul>
              <Pager
                page={page}
                pageSize={PAGE_SIZE}
                total={total}
                onChange={(next) => setQuery({ page: next === 1 ? undefined : String(next) })}
              />
            </>
          )
        }
      </RequestState>
    </Page>
  )
}

function Tile({ item }: { readonly item: MediaItem }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  return (
    <li>
      <Link to={`/media/${item.id}`} className={styles.tile}>
        <span className={styles.thumbnail}>
          <Thumbnail item={item} />
        </span>
        <bdi className={styles.name} title={item.name}>
          {item.name}
        </bdi>
        <span className={styles.facts}>
          {t(`media.one.${item.kind}`)} · {bytesInWords(item.bytes, locale)}
        </span>
      </Link>
    </li>
  )
}
