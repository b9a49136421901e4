import { LoadFailureNotice } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import { lazyWithRetry } from '@vitrine/setters/internal'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { alertSettings } from './alert-settings.ts'

const AlertsPopover = lazyWithRetry(() => import('./alerts-popover.tsx'), LoadFailureNotice)

/** How this browser tells of new messages: each way is switched on and off behind it. */
export function AlertsButton() {
  const { t } = useTranslation('office')
  const { sound, badge } = useStore(alertSettings)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const Icon = sound || badge ? Bell : BellOff
  return (
    <>
      <button
        ref={button}
        type="button"
        className={controls.tool}
        aria-label={t('alerts.title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={18} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <AlertsPopover button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
