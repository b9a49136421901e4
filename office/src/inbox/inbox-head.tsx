import { useScrollRow } from '@vitrine/editor-core'
import scrollRow from '@vitrine/editor-core/controls/scroll-row.module.css'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../navigation/link.tsx'
import { useLocation } from '../navigation/navigation-context.ts'
import styles from './inbox.module.css'
import { inboxParts } from './records.ts'

interface InboxHeadProps {
  /** Whether the inbox is what the page is about, or the conversation that is open. */
  readonly isTitle?: boolean
  /** What stands before the tools, with words of its own. */
  readonly switches?: ReactNode
  readonly tools?: ReactNode
}

/** The title of the inbox, and the way between its parts. */
export function InboxHead({ isTitle = true, switches, tools }: InboxHeadProps) {
  const { t } = useTranslation('office')
  const { id } = useLocation()
  const part = inboxParts.find((one) => one === id)
  const links = useRef<HTMLElement>(null)
  useScrollRow(links, part)
  const Title = isTitle ? 'h1' : 'p'
  return (
    <header className={styles.head}>
      <Title className={styles.title} tabIndex={-1}>
        {t('screen.inbox')}
      </Title>
      <nav ref={links} className={`${scrollRow.row} ${styles.parts}`} aria-label={t('inbox.parts')}>
        <Link to="/inbox" className={styles.partLink} aria-current={part === undefined ? 'page' : undefined}>
          {t('inbox.part.conversations')}
        </Link>
        {inboxParts.map((one) => (
          <Link
            key={one}
            to={`/inbox/${one}`}
            className={styles.partLink}
            aria-current={part === one ? 'page' : undefined}
          >
            {t(`inbox.part.${one}`)}
          </Link>
        ))}
      </nav>
      {switches}
      {tools && <div className={styles.tools}>{tools}</div>}
    </header>
  )
}
