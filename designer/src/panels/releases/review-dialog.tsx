import { LoadFailureNotice, placeIn } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useMemoizedFn, useRequest } from 'ahooks'
import { useEffect } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useCommands } from '../../commands/index.ts'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useSaving } from '../../saving/saving-context.tsx'
import { openPlace } from '../places/open-place.ts'
import styles from './releases.module.css'

/** Says in the history that the review is open, so that Back closes it. */
const MARK = 'vitrineReview'

const isMarked = (): boolean => history.state !== null && typeof history.state === 'object' && MARK in history.state

/** The review over the canvas: what is unsaved is saved first, since it shows what the service has. */
export function ReviewDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('designer')
  const { review, locale } = useDesignerContext()
  const context = useCommands()
  const saving = useSaving()
  const { data, error, refreshAsync } = useRequest(async () => {
    const [component, isSaved] = await Promise.all([review?.(locale), saving.saveNow()])
    if (!component || !isSaved) throw new Error('The review did not come, or something is not saved.')
    // A component is a function, which nobody is to call here.
    return { Review: component }
  })
  const closed = useMemoizedFn(onClose)
  const close = useMemoizedFn(() => (isMarked() ? history.back() : closed()))
  useEffect(() => {
    if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '')
    addEventListener('popstate', closed)
    return () => removeEventListener('popstate', closed)
  }, [closed])
  const show = useMemoizedFn((hash: string) => {
    const place = placeIn(hash)
    close()
    if (place) void openPlace(context, place)
  })
  if (error)
    return (
      <LoadFailureNotice onRetry={async () => void (await refreshAsync().catch(() => undefined))} onClose={close} />
    )
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => isOpen || close()} className={dialog.around ?? ''}>
      <Modal className={styles.review ?? ''}>
        <Dialog className={styles.reviewPage ?? ''} aria-label={t('releases.review')}>
          {data ? <data.Review onClose={close} onPlace={show} /> : <p role="status">{t('releases.checking')}</p>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
