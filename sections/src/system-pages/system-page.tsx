import { type Stage, useStage } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import styles from './system-pages.module.css'

/** Texts of the interface: whoever shows the page hands them in. */
export type Translate = Stage['words']

/** A page of the system: what it is called, and what stands on it. */
export interface SystemPage {
  readonly title: string
  readonly main: ReactNode
}

/** A link below the text of a page of the system. */
export interface PageLink {
  readonly href: string
  readonly label: string
}

interface PageProps {
  /** The status of an error, large above the title. */
  readonly status?: number
  readonly title: string
  readonly text?: ReactNode
  /** One form and nothing else: it stands in the middle. */
  readonly isSmall?: boolean
  /** It stands between the header and the footer of a site, and need not fill the screen. */
  readonly isWithin?: boolean
  readonly children?: ReactNode
}

/** A page with a title and a text, on plain ground. */
export function PlainPage({ status, title, text, children }: PageProps) {
  useStage().resources?.stylesheet('system-pages')
  return (
    <div className={styles.page}>
      {status !== undefined && <p className={styles.status}>{status}</p>}
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  )
}

/** A page with forms, each in its card. */
export function FormPage({ title, text, isSmall = false, isWithin = false, children }: PageProps) {
  useStage().resources?.stylesheet('system-pages')
  if (!isSmall)
    return (
      <div className={styles.ground}>
        <PlainPage title={title} text={text}>
          {children}
        </PlainPage>
      </div>
    )
  return (
    <div className={isWithin ? styles.within : styles.middle}>
      <div className={styles.small}>
        <div className={styles.card}>
          <h1>{title}</h1>
          {text !== undefined && <p>{text}</p>}
          {children}
        </div>
      </div>
    </div>
  )
}

/** A part of a page with forms. */
export const Card = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.card}>
    <h2>{title}</h2>
    {children}
  </section>
)

interface LinkButtonProps {
  readonly to: PageLink
  /** Whether the page has an action of its own that comes first. */
  readonly isSecondary?: boolean
}

/** A link that looks like a button: the way on from a page. */
export const LinkButton = ({ to: { href, label }, isSecondary = false }: LinkButtonProps) => (
  <p>
    <a className={isSecondary ? 'button button-secondary' : 'button'} href={href}>
      {label}
    </a>
  </p>
)
