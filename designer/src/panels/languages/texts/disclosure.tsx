import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { type ReactNode, useId } from 'react'
import { Bar, type Figures } from '../bar.tsx'
import styles from '../languages.module.css'

interface DisclosureProps {
  readonly name: string
  /** How many texts wait; unknown until the service has answered. */
  readonly waiting: number | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Of what is loaded. */
  readonly figures?: Figures
  readonly children: ReactNode
}

/** A page or part, how much of it is translated, and what waits, when it is opened. */
export function Disclosure({ name, waiting, isOpen, onToggle, figures, children }: DisclosureProps) {
  const { t } = useTranslation('designer')
  const id = useId()
  const facts = [
    figures && t('coverage.figures', { translated: figures.translated, total: figures.total }),
    waiting === undefined && '…',
    waiting === 0 && !figures && t('translations.done'),
    waiting !== undefined && waiting > 0 && t('translations.waiting', { count: waiting }),
  ].filter(Boolean)
  return (
    <li className={styles.group}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          aria-describedby={id}
          disabled={!waiting}
          onClick={onToggle}
        >
          {name}
        </button>
        {figures && <Bar figures={figures} />}
      </div>
      <p id={id} className={frames.hint}>
        {facts.join(' · ')}
      </p>
      {isOpen && waiting !== 0 && children}
    </li>
  )
}
