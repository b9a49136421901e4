import { mediaDetail } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { lazyWithRetry } from '@vitrine/setters/internal'
import Crop from 'lucide-react/icons/crop'
import Replace from 'lucide-react/icons/replace'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useCall } from '../context/use-call.ts'
import { bytesInWords } from '../controls/amounts.ts'
import { CopyAddress } from '../controls/copy-address.tsx'
import { copyOf } from '../controls/copy-of.ts'
import { Card, Page } from '../controls/page.tsx'
import { RequestState } from '../controls/request-state.tsx'
import { ScreenLoadFailed } from '../controls/screen-load-failed.tsx'
import { Time } from '../controls/time.tsx'
import styles from './media.module.css'
import type { MediaQuestion } from './media-dialogs.tsx'
import type { MediaDetailItem } from './media-item.ts'
import { NameForm } from './name-form.tsx'
import { PosterForm } from './poster-form.tsx'
import { ReplacementsCard } from './replace/replacements-card.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { UploadQueue } from './upload-queue.ts'
import { Uploads } from './uploads.tsx'
import { UseList } from './use-list.tsx'

/** The dialogs come when the first of them is opened. */
const MediaDialogs = lazyWithRetry(
  async () => ({ default: (await import('./media-dialogs.tsx')).MediaDialogs }),
  ScreenLoadFailed,
)

/** How wide the large picture is at most, in pixels of the screen. */
const LARGE = 1200

/** One picture, film or file: large, with what it is and where it is used. */
export function MediaDetail({ id, queue }: { readonly id: string; readonly queue: UploadQueue }) {
  const { t } = useTranslation('office')
  const mayWrite = useOffice().may('media.write')
  const request = useCall(mediaDetail, { id })
  const [asked, setAsked] = useState<MediaQuestion>()
  const ignore = useCallback(() => undefined, [])
  const item = request.data
  return (
    <Page
      title={item?.name ?? t('screen.media')}
      back={{ to: '/media', label: t('media.back') }}
      isWide
      actions={
        item &&
        mayWrite && (
          <>
            {item.kind === 'image' && (
              <button type="button" className={controls.button} onClick={() => setAsked({ kind: 'crop' })}>
                <Crop size={16} aria-hidden />
                {t('media.crop')}
              </button>
            )}
            <button type="button" className={controls.button} onClick={() => setAsked({ kind: 'replace' })}>
              <Replace size={16} aria-hidden />
              {t('media.replace')}
            </button>
            <button type="button" className={controls.button} onClick={() => setAsked({ kind: 'remove' })}>
              <Trash2 size={16} aria-hidden />
              {t('action.delete')}
            </button>
          </>
        )
      }
    >
      {mayWrite && <Uploads queue={queue} onStored={ignore} />}
      <RequestState request={request}>
        {(detail) => (
          <div className={styles.detail}>
            <Card>
              <div className={styles.large}>
                <Large item={detail} />
              </div>
            </Card>
            <div className={styles.side}>
              <NameForm item={detail} onChange={(now) => request.mutate({ ...detail, ...now })} />
              <Facts item={detail} />
              {detail.kind === 'video' && mayWrite && <PosterForm item={detail} onDone={request.refresh} />}
              <Card title={t('media.usedBy')}>
                {detail.usedBy.length === 0 ? (
                  <p className={styles.summary}>{t('media.unused')}</p>
                ) : (
                  <UseList uses={detail.usedBy} hasLinks />
                )}
              </Card>
              <ReplacementsCard item={detail} onChanged={request.refresh} />
            </div>
          </div>
        )}
      </RequestState>
      {item && asked && (
        <Suspense>
          <MediaDialogs item={item} question={asked} onAsk={setAsked} onChanged={request.refresh} />
        </Suspense>
      )}
    </Page>
  )
}

function Large({ item }: { readonly item: MediaDetailItem }) {
  const { t } = useTranslation('office')
  const { asset } = useOffice()
  const { kind, name, src, poster } = item
  if (kind === 'image') return <img src={asset(copyOf(item, LARGE))} alt={name} />
  if (kind === 'video')
    return (
      <video
        controls
        preload="metadata"
        aria-label={name}
        src={asset(src)}
        {...(poster && { poster: asset(copyOf(poster, LARGE)) })}
      />
    )
  return (
    <>
      <Thumbnail item={item} />
      <a href={asset(src)} target="_blank" rel="noreferrer">
        {t('media.openFile')}
      </a>
    </>
  )
}

function Facts({ item }: { readonly item: MediaDetailItem }) {
  const { t } = useTranslation('office')
  const { asset, locale } = useOffice()
  const { type, bytes, width, height, src, createdAt } = item
  const number = new Intl.NumberFormat(locale)
  const address = new URL(asset(src), location.origin).href
  return (
    <Card title={t('media.details')}>
      <dl className={styles.list}>
        <dt>{t('media.type')}</dt>
        <dd>
          <bdi>{type}</bdi>
        </dd>
        <dt>{t('media.size')}</dt>
        <dd>{bytesInWords(bytes, locale)}</dd>
        {width !== undefined && height !== undefined && (
          <>
            <dt>{t('media.dimensions')}</dt>
            <dd>
              <bdi>{t('media.pixels', { width: number.format(width), height: number.format(height) })}</bdi>
            </dd>
          </>
        )}
        <dt>{t('media.added')}</dt>
        <dd>
          <Time at={createdAt} isWhole />
        </dd>
      </dl>
      <CopyAddress label={t('media.address')} address={address} />
    </Card>
  )
}
