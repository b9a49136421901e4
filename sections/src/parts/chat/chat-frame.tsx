import { Icon, Island, type Stage, useStage } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import chatIsland from './chat.island.tsx'
import type { ChatData } from './chat-data.ts'
import styles from './chat-frame.module.css'
import reach from './ways/ways.module.css'

interface ChatFrameProps {
  readonly siteName: string
  readonly home: string
  /** Nothing where a form of the page was answered: that is shown then. */
  readonly data: ChatData | undefined
  /** What stands there without script: the form that asks the same. */
  readonly children: ReactNode
}

/** The parts that are drawn in it, the conversation included; they bring along the stylesheets of their own parts. */
const sheets = ['form-outcome', 'inquiry-form', 'chat']

const drawnBy = ({ resources }: Stage): void => {
  for (const part of sheets) resources?.stylesheet(`parts-${part}`)
}

/** The page of the chat: a bar with the way back, and the conversation, which only a browser draws (R38, R39). */
export function ChatFrame({ siteName, home, data, children }: ChatFrameProps) {
  const stage = useStage()
  drawnBy(stage)
  const { words } = stage
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <a href={home} className={styles.home} aria-label={words('chat.home')}>
          <Icon name="arrow-left" className="icon-pointing" />
        </a>
        <span className={styles.face} aria-hidden="true">
          <Icon name="message-circle" />
        </span>
        <div className={styles.title}>
          <h1>{words('chat.title')}</h1>
          <p>{siteName}</p>
        </div>
      </header>
      <div className={styles.body}>
        {data && <Island of={chatIsland} props={data} when="load" className={styles.island} />}
        <div className={styles.fallback} data-behind={data ? '' : undefined}>
          {children}
        </div>
      </div>
    </div>
  )
}

/** A way to reach a person, on a page without script. */
export const Reachable = ({ ways }: { readonly ways: ChatData['ways'] }) => (
  <ul className={reach.reach}>
    {ways.map(({ kind, href, value }) => (
      <li key={href}>
        <a href={href} className={reach.way}>
          <WayName kind={kind} />
          <bdi dir="ltr">{value}</bdi>
        </a>
      </li>
    ))}
  </ul>
)

function WayName({ kind }: { readonly kind: ChatData['ways'][number]['kind'] }) {
  const { words } = useStage()
  const names = { email: 'ways.email', phone: 'ways.phone', whatsapp: 'ways.whatsapp' } as const
  return <span>{words(names[kind])}</span>
}

/** A sheet of paper on the ground of the page. */
export const Sheet = ({ children }: { readonly children: ReactNode }) => <div className={styles.sheet}>{children}</div>
