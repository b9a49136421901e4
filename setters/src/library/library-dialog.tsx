import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import controls from '../controls/controls.module.css'
import { useTranslation } from '../i18n/use-translation.ts'
import type { MediaItem } from '../services.ts'
import styles from './library-dialog.module.css'
import { MediaGrid } from './media-grid.tsx'
import { useLibrary } from './use-library.ts'

interface LibraryDialogProps {
  readonly kind: MediaItem['kind']
  readonly current: string | undefined
  readonly onPick: (item: MediaItem) => void
  readonly onClose: () => void
}

/** The pictures, films or files of the site, to choose one of them. */
export default function LibraryDialog({ kind, current, onPick, onClose }: LibraryDialogProps) {
  const { t } = useTranslation('setters')
  const library = useLibrary(kind)
  const { page, pages } = library
  const without = library.search.trim() === '' ? 'empty' : 'noMatch'
  return (
    <ModalOverlay isOpen isDismissable className={clsx(styles.veil)} onOpenChange={onClose}>
      <Modal className={clsx(styles.modal)}>
        <Dialog className={clsx(styles.dialog)}>
          <header className={styles.head}>
            <Heading slot="title" className={clsx(styles.title)}>
              {t(`setter.library.title.${kind}`)}
            </Heading>
            <button type="button" className={controls.tool} aria-label={t('setter.library.close')} onClick={onClose}>
              <X size={16} aria-hidden />
            </button>
          </header>
          <input
            type="search"
            className={controls.input}
            aria-label={t('setter.library.search')}
            placeholder={t('setter.library.search')}
            autoFocus
            value={library.search}
            onChange={(event) => library.lookFor(event.target.value)}
          />
          <MediaGrid
            label={t(`setter.library.title.${kind}`)}
            items={library.items}
            current={current}
            empty={t(`setter.library.${library.state === 'found' ? without : library.state}`)}
            onPick={onPick}
          />
          <footer className={styles.pages}>
            <button
              type="button"
              className={controls.tool}
              aria-label={t('setter.library.previous')}
              disabled={page <= 1}
              onClick={() => library.turnTo(page - 1)}
            >
              <ChevronLeft size={16} aria-hidden className={styles.mirrored} />
            </button>
            <span role="status">{t('setter.library.page', { page, pages, total: library.total })}</span>
            <button
              type="button"
              className={controls.tool}
              aria-label={t('setter.library.next')}
              disabled={page >= pages}
              onClick={() => library.turnTo(page + 1)}
            >
              <ChevronRight size={16} aria-hidden className={styles.mirrored} />
            </button>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
