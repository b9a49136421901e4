import { drawText, Icon, inLanguage, Link, useStage } from '@vitrine/renderer'
import type { ResolvedMenuItem } from '@vitrine/schemas'
import { useId } from 'react'
import { isCurrent } from './current.ts'
import styles from './header-menu.module.css'

/** The menu of wide windows: one row, each second level in a popover below its button. */
export function HeaderMenu({ items }: { readonly items: readonly ResolvedMenuItem[] }) {
  const { words } = useStage()
  return (
    <nav className={styles.nav} aria-label={words('header.mainMenu')}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {item.children?.length ? <Submenu item={item} /> : <MenuEntry item={item} className={styles.entry} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type EntryItem = Pick<ResolvedMenuItem, 'label' | 'link' | 'language'>

/** The words of an entry, in the language they are in. */
export function Label({ item: { label, language } }: { readonly item: EntryItem }) {
  const stage = useStage()
  const drawn = drawText(label)
  return language === undefined ? drawn : <span {...inLanguage(language, stage)}>{drawn}</span>
}

/** One link of a menu; it says so when it is the page that is shown. */
export function MenuEntry({ item, className }: { readonly item: EntryItem; readonly className?: string | undefined }) {
  const stage = useStage()
  return (
    <Link to={item.link} className={className} aria-current={isCurrent(item.link, stage) ? 'page' : undefined}>
      <Label item={item} />
    </Link>
  )
}

/** The pages below an entry, the entry's own page first. */
export const entriesBelow = ({ children = [], ...item }: ResolvedMenuItem): readonly (EntryItem & { id: string })[] => [
  ...(item.link ? [item] : []),
  ...children,
]

function Submenu({ item }: { readonly item: ResolvedMenuItem }) {
  const stage = useStage()
  const id = useId()
  const entries = entriesBelow(item)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={styles.entry}
        data-current={entries.some(({ link }) => isCurrent(link, stage)) || undefined}
      >
        <Label item={item} />
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <ul id={id} popover="auto" className={styles.submenu} data-wide={entries.length > 7 || undefined}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <MenuEntry item={entry} className={styles.below} />
          </li>
        ))}
      </ul>
    </>
  )
}
