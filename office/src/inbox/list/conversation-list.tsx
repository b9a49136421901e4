import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { ScreenPager } from '../../controls/screen-pager.tsx'
import { ExportButton } from './export-dialog.tsx'
import { FolderLinks } from './folder-links.tsx'
import styles from './list.module.css'
import { ListFilters } from './list-filters.tsx'
import { ListRow } from './list-row.tsx'
import type { ConversationListState, ConversationsWanted } from './use-conversation-list.ts'

interface ConversationListProps {
  readonly list: ConversationListState
  /** The conversation that is open. */
  readonly id: string | undefined
}

const isFiltered = ({ kind, assignee, tag, q }: ConversationsWanted): boolean => Boolean(kind ?? assignee ?? tag ?? q)

/** The arrow keys go from row to row, Enter opens one. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** Folders, filters, and the conversations that they leave. */
export function ConversationList({ list, id }: ConversationListProps) {
  const { t } = useTranslation('office')
  const { wanted, pages, request, addressOf } = list
  return (
    <section className={styles.list} aria-label={t('inbox.part.conversations')}>
      <FolderLinks folder={wanted.folder} counts={request.data?.counts} />
      <ListFilters list={list} tools={<ExportButton wanted={wanted} />} />
      <div className={styles.rows}>
        <RequestState request={request}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState text={isFiltered(wanted) ? t('inbox.noMatch') : t(`inbox.empty.${wanted.folder}`)} />
            ) : (
              <>
                <ul className={styles.items} onKeyDown={onArrow}>
                  {items.map((row) => (
                    <ListRow key={row.id} row={row} to={addressOf(row.id)} isOpen={row.id === id} />
                  ))}
                </ul>
                <ScreenPager {...pages} total={total} />
              </>
            )
          }
        </RequestState>
      </div>
    </section>
  )
}
