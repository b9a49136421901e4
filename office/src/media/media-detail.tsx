import { useCommandsContext } from '@vitrine/editor-core'
import { mediaDetail } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import Trash2 from 'lucide-react/icons/trash-2'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useCall } from '../context/use-call.ts'
import { bytesInWords } from '../controls/amounts.ts'
import { CopyAddress } from '../controls/copy-address.tsx'
import { copyOf } from '../controls/copy-of.ts'
import { Card, Page } from '../controls/page.tsx'
import { RequestState } from '../controls/request-state.tsx'
import { Time } from '../controls/time.tsx'
import { useNavigation } from '../navigation/navigation-context.ts'
import styles from './media.module.css'
import type { MediaDetailItem } from './media-item.ts'
import { PosterForm } from './poster-form.tsx'
import { RemoveMediaDialog } from './remove-media-dialog.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { UploadQueue } from './upload-queue.ts'
import { Uploads } from './uploads.tsx'
import { UseList } from './use-list.tsx'

/** How wide the large picture is at most, in pixels of the screen. */
const LARGE = 1200

/** One picture, film or file: large, with what it is and where it is used. */
export function MediaDetail({ id, queue }: { readonly id: string; readonly queue: UploadQueue }) {
  const { t } = useTranslation('office')
  const mayWrite = useOffice().may('media.write')
  const navigation = useNavigation()
  const { announcer } = useCommandsContext()
  const request = useCall(mediaDetail, { id })
  const [isRemoving, setRemoving] = useState(false)
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
          <button type="button" className={controls.button} onClick={() => setRemoving(true)}>
            <Trash2 size={16} aria-hidden />
            {t('action.delete')}
          </button>
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
              <Facts item={detail} />
              {detail.kind === 'video' && mayWrite && <PosterForm item={detail} onDone={request.refresh} />}
              <Card title={t('media.usedBy')}>
                {detail.usedBy.length === 0 ? (
                  <p className={styles.summary}>{t('media.unused')}</p>
                ) : (
                  <UseList uses={detail.usedBy} hasLinks />
                )}
              </Card>
            </div>
          </div>
        )}
      </RequestState>
      {isRemoving && item && (
        <RemoveMediaDialog
          item={item}
          onClose={(isDone) => {
            setRemoving(false)
            if (!isDone) return
            announcer.announce(t('media.removed', { name: item.name }))
            navigation.go('/media')
          }}
        />
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
