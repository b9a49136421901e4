import controls from '@vitrine/setters/controls/controls.module.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'
import styles from './page.module.css'

interface PageProps {
  readonly title: string
  /** The language of the title, where it is a text of the site. */
  readonly titleLanguage?: string
  /** What stands beside the title: a state, a number. */
  readonly mark?: ReactNode
  readonly actions?: ReactNode
  /** Where one came from: a list above a record. */
  readonly back?: { readonly to: string; readonly label: string }
  /** All of the width, for tables and editors. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** The frame of a screen: its title, what can be done there, and what it shows. */
export function Page({ title, titleLanguage, mark, actions, back, isWide = false, children }: PageProps) {
  return (
    <div className={styles.page} data-wide={isWide || undefined}>
      <header className={styles.head}>
        {back && (
          <Link to={back.to} className={controls.tool} aria-label={back.label} title={back.label}>
            <ArrowLeft size={18} aria-hidden className={styles.mirrored} />
          </Link>
        )}
        <h1 className={styles.title} tabIndex={-1} dir={titleLanguage ? 'auto' : undefined} lang={titleLanguage}>
          {title}
        </h1>
        {mark}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

interface CardProps {
  readonly title?: string
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** What belongs together on a screen. */
export function Card({ title, tools, children }: CardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      {title !== undefined && (
        <div className={styles.cardHead}>
          <h2 className={styles.cardTitle}>{title}</h2>
          {tools}
        </div>
      )}
      {children}
    </section>
  )
}

export type Tone = 'good' | 'warn' | 'bad' | 'plain'

/** A state in a word: the word says it, the colour only helps. */
export const Badge = ({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
)
