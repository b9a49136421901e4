import { LoadFailureNotice } from '@vitrine/editor-core'
import { inquiryImage } from '@vitrine/schemas'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import type { Conversation } from '../records.ts'
import styles from './thread.module.css'

const PictureDialog = lazyWithRetry(
  async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }),
  LoadFailureNotice,
)

interface PicturesProps {
  readonly images: readonly Pick<Conversation['images'][number], 'id' | 'width' | 'height'>[]
}

/** Images that came with a message: small ones, each of which opens as large as the screen lets it. */
export function Pictures({ images }: PicturesProps) {
  const { t } = useTranslation('office')
  if (images.length === 0) return null
  return (
    <ul className={styles.pictures} aria-label={t('inbox.images', { count: images.length })}>
      {images.map(({ id, width, height }, at) => (
        <li key={id}>
          <Picture id={id} width={width} height={height} name={t('inbox.image', { number: at + 1 })} />
        </li>
      ))}
    </ul>
  )
}

/** Where an image can be drawn from: only members may load it, so that it has no address of its own. */
function useInquiryImage(id: string): { readonly address: string | undefined; readonly isFailed: boolean } {
  const { send } = useOffice()
  const [state, setState] = useState<{ readonly address?: string; readonly isFailed?: boolean }>({})
  useEffect(() => {
    const stop = new AbortController()
    let address: string | undefined
    send(inquiryImage, { id }, { signal: stop.signal }).then(
      (file) => {
        if (stop.signal.aborted) return
        address = URL.createObjectURL(file as unknown as Blob)
        setState({ address })
      },
      () => stop.signal.aborted || setState({ isFailed: true }),
    )
    return () => {
      stop.abort()
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [send, id])
  return { address: state.address, isFailed: state.isFailed === true }
}

interface PictureProps {
  readonly id: string
  readonly name: string
  readonly width: number
  readonly height: number
}

function Picture({ id, name, width, height }: PictureProps) {
  const { t } = useTranslation('office')
  const { address, isFailed } = useInquiryImage(id)
  const [isOpen, setOpen] = useState(false)
  if (isFailed) return <span className={styles.pictureFailed}>{t('inbox.image.failed')}</span>
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        disabled={address === undefined}
        aria-label={t('inbox.image.open', { name })}
        onClick={() => setOpen(true)}
      >
        {address && <img src={address} alt="" />}
      </button>
      {isOpen && (
        <Suspense>
          <PictureDialog title={name} onClose={() => setOpen(false)}>
            <img className={styles.large} src={address} width={width} height={height} alt={name} />
          </PictureDialog>
        </Suspense>
      )}
    </>
  )
}
