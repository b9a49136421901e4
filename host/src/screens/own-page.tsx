import type { CSSProperties, ReactNode } from 'react'
import type { ScreenAnswer } from './screen.ts'

interface OwnPage {
  readonly title: string
  readonly text?: string | undefined
  readonly status?: number
  /** One form and nothing else: it stands in the middle. */
  readonly isSmall?: boolean
  /** It stands between the header and the footer of a site, and need not fill the screen. */
  readonly isWithin?: boolean
  readonly children?: ReactNode
}

// Styles stand on the elements: no public page should load them.
const ground: CSSProperties = {
  display: 'grid',
  alignContent: 'start',
  minBlockSize: '100svb',
  background: 'var(--surface-soft)',
}
const small: CSSProperties = { ...ground, alignContent: 'center' }
const within: CSSProperties = { ...small, minBlockSize: '60svb' }
const page: CSSProperties = { inlineSize: '100%' }
const smallPage: CSSProperties = { ...page, maxInlineSize: '32rem', paddingBlock: 'var(--space-4)' }
const card: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-2)',
  inlineSize: '100%',
  padding: 'clamp(1.25rem, 0.75rem + 2.5vw, 2.25rem)',
  border: '1px solid var(--line)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  background: 'var(--surface)',
}
const titleOfCard: CSSProperties = { fontSize: 'var(--title-3)' }
const titleOfSmall: CSSProperties = { fontSize: 'var(--title-2)' }

/** A part of a page of the system. */
export const SystemCard = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section style={card}>
    <h2 style={titleOfCard}>{title}</h2>
    {children}
  </section>
)

/** A page of the system with forms: never kept by caches, never indexed. */
export const ownPage = ({
  title,
  text,
  status = 200,
  isSmall = false,
  isWithin = false,
  children,
}: OwnPage): ScreenAnswer => ({
  status,
  title,
  robots: 'noindex',
  cache: 'never',
  main: (
    <div style={isWithin ? within : isSmall ? small : ground}>
      <div className="screen" style={isSmall ? smallPage : page}>
        {isSmall ? (
          <div style={card}>
            <h1 style={titleOfSmall}>{title}</h1>
            {text !== undefined && <p>{text}</p>}
            {children}
          </div>
        ) : (
          <>
            <h1>{title}</h1>
            {text !== undefined && <p>{text}</p>}
            {children}
          </>
        )}
      </div>
    </div>
  ),
})
