import { LoadFailureNotice } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { Check, CloudOff, LogOut, PencilLine, RefreshCw, TriangleAlert } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import styles from '../saving.module.css'
import { useSavingState } from '../saving-context.tsx'
import type { SavingKind } from '../saving-state.ts'

const icons: Readonly<Record<SavingKind, typeof Check>> = {
  saved: Check,
  saving: RefreshCw,
  waiting: PencilLine,
  offline: CloudOff,
  conflict: TriangleAlert,
  'signed-out': LogOut,
  refused: TriangleAlert,
}

const SavingDetails = lazyWithRetry(() => import('./saving-details.tsx'), LoadFailureNotice)

/** How it stands with the changes, in a word that is announced when it changes; the rest behind a button. */
export function SavingStatus() {
  const { t } = useTranslation('designer')
  const kind = useSavingState((state) => state.kind)
  const Icon = icons[kind]
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.status} data-kind={kind}>
      <div role="status" className={styles.word}>
        {t(`saving.${kind}`)}
      </div>
      <button
        ref={button}
        type="button"
        className={controls.tool}
        aria-label={t('saving.details')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={16} aria-hidden />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SavingDetails button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
