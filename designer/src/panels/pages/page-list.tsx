import { type RowAction, RowMenu } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import type { PageFacts, PageRecord } from '@vitrine/schemas'
import { useTranslation } from '@vitrine/setters/i18n'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Settings from 'lucide-react/icons/settings-2'
import Trash from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { useCommands } from '../../commands/commands-context.tsx'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useDraft, useEditor, useView } from '../../store/context.ts'
import { shortTime } from '../history/times.ts'
import { nameOfPage, shownAddress } from './page-names.ts'
import styles from './pages.module.css'
import { usePageFacts } from './use-page-facts.ts'
import { useReorder } from './use-reorder.ts'

interface PageListProps {
  /** The page that is being loaded. */
  readonly opening: string | undefined
  readonly onOpen: (page: PageRecord) => void
  readonly onSettings: (page: PageRecord) => void
  readonly onDuplicate: (page: PageRecord) => void
  readonly onDelete: (page: PageRecord) => void
  /** Answers whether it was moved. */
  readonly onMove: (page: PageRecord, after: string | null) => boolean
}

/** All pages in their order: a press opens one, a drag or the menu moves it. */
export function PageList({ opening, onOpen, onSettings, onDuplicate, onDelete, onMove }: PageListProps) {
  const { t } = useTranslation('designer')
  const { announcer } = useCommands()
  const editor = useEditor()
  const pages = useDraft(({ pagesList }) => pagesList)
  const current = useView(({ curPageId }) => curPageId)
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const move = (at: number, to: number) => {
    const page = pages[at]
    const others = pages.toSpliced(at, 1)
    if (page && onMove(page, others[to - 1]?.id ?? null))
      announcer.announce(t('pages.moved', { name: nameOfPage(editor, page, language), at: to + 1, of: pages.length }))
  }
  const reorder = useReorder(move)
  const facts = usePageFacts()

  const actionsOf = (page: PageRecord, at: number): readonly RowAction[] => [
    { id: 'settings', label: t('pages.settings'), icon: Settings, run: () => onSettings(page) },
    { id: 'duplicate', label: t('command.duplicate'), icon: Copy, run: () => onDuplicate(page) },
    {
      id: 'up',
      label: t('command.move-up'),
      icon: ArrowUp,
      run: () => move(at, at - 1),
      reason: at === 0 ? t('command.reason.first') : undefined,
    },
    {
      id: 'down',
      label: t('command.move-down'),
      icon: ArrowDown,
      run: () => move(at, at + 1),
      reason: at === pages.length - 1 ? t('command.reason.last') : undefined,
    },
    {
      id: 'delete',
      label: t('command.delete'),
      icon: Trash,
      run: () => onDelete(page),
      reason: page.pageType === 'home' ? t('refusal.homePage') : undefined,
    },
  ]

  return (
    <ol className={panel.list} aria-label={t('panel.pages')}>
      {pages.map((page, at) => (
        <li key={page.id} className={styles.row} data-row={page.id} {...reorder(at)}>
          <GripVertical size={14} aria-hidden className={styles.grip} />
          <Opener
            page={page}
            name={nameOfPage(editor, page, language)}
            isCurrent={page.id === current}
            isBusy={page.id === opening}
            facts={facts.get(page.id)}
            onOpen={() => onOpen(page)}
          />
          <RowMenu
            label={t('pages.menuOf', { name: nameOfPage(editor, page, language) })}
            actions={actionsOf(page, at)}
          />
        </li>
      ))}
    </ol>
  )
}

interface Opens {
  readonly page: PageRecord
  readonly name: string
  readonly isCurrent: boolean
  readonly isBusy: boolean
  readonly facts: PageFacts | undefined
  readonly onOpen: () => void
}

/** The button is called as its page, and takes presses on the address below it too. */
function Opener({ page, name, isCurrent, isBusy, facts, onOpen }: Opens) {
  const id = useId()
  return (
    <div className={styles.opener} data-current={isCurrent || undefined} data-busy={isBusy || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-describedby={facts ? `${id} ${id}-state` : id}
        aria-current={isCurrent ? 'page' : undefined}
        aria-busy={isBusy || undefined}
        onClick={onOpen}
      >
        <bdi>{name}</bdi>
      </button>
      <span id={id} className={styles.address} dir="ltr">
        {shownAddress(page)}
      </span>
      {facts && (
        <span id={`${id}-state`} className={styles.state}>
          <Facts facts={facts} />
        </span>
      )}
    </div>
  )
}

/** Whether visitors see a page, and since when; when it was changed, where that is news. */
function Facts({ facts: { updatedAt, publishedAt } }: { readonly facts: PageFacts }) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const updated = shortTime(updatedAt, locale)
  if (publishedAt === undefined) return t('pages.state.draft', { updated })
  const published = shortTime(publishedAt, locale)
  return updatedAt > publishedAt
    ? t('pages.state.changed', { published, updated })
    : t('pages.state.published', { published })
}
