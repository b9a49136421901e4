import { useScrollRow } from '@vitrine/editor-core'
import scrollRow from '@vitrine/editor-core/controls/scroll-row.module.css'
import type { ConversationFolder } from '@vitrine/schemas'
import { formatNumber } from '@vitrine/schemas/format'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Link } from '../../navigation/link.tsx'
import type { FolderCounts } from '../records.ts'
import styles from './list.module.css'

const shownFolders = ['open', 'mine', 'unread', 'done', 'spam'] as const satisfies readonly ConversationFolder[]

interface FolderLinksProps {
  readonly folder: ConversationFolder
  readonly counts: FolderCounts | undefined
}

/** The folders of the inbox, with how many conversations each has. */
export function FolderLinks({ folder, counts }: FolderLinksProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const links = useRef<HTMLElement>(null)
  useScrollRow(links, folder)
  return (
    <nav ref={links} className={`${scrollRow.row} ${styles.folders}`} aria-label={t('inbox.folders')}>
      {shownFolders.map((one) => (
        <Link
          key={one}
          to={one === 'open' ? '/inbox' : `/inbox?folder=${one}`}
          className={styles.folder}
          aria-current={folder === one ? 'true' : undefined}
        >
          <span>{t(`inbox.folder.${one}`)}</span>
          {counts && <span className={styles.count}>{formatNumber(counts[one], locale)}</span>}
        </Link>
      ))}
    </nav>
  )
}
