import { drawText, Icon, inLanguage, Link, useStage } from '@vitrine/renderer'
import type { ResolvedMenuItem } from '@vitrine/schemas'
import { useId } from 'react'
import styles from './footer.module.css'

/** The menu as columns: an entry with entries below it is the title of one. */
export function FooterColumns({ items }: { readonly items: readonly ResolvedMenuItem[] }) {
  const { words } = useStage()
  const titled = items.filter(({ children }) => children?.length)
  const alone = items.filter(({ children }) => !children?.length)
  return (
    <nav className={styles.columns} aria-label={words('footer.menu')}>
      {titled.map((item) => (
        <Column key={item.id} item={item} />
      ))}
      {alone.length > 0 && (
        <ul className={styles.column} data-alone={titled.length === 0 || undefined}>
          {alone.map((item) => (
            <li key={item.id}>
              <Entry item={item} className={styles.entry} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

type EntryItem = Pick<ResolvedMenuItem, 'label' | 'link' | 'language'>

/** One entry, in the language its words are in; without a link it is plain text. */
function Entry({
  item: { label, link, language },
  className,
}: {
  readonly item: EntryItem
  readonly className?: string | undefined
}) {
  const stage = useStage()
  return (
    <Link to={link} className={className} {...inLanguage(language, stage)}>
      {drawText(label)}
    </Link>
  )
}

/**
 * A title and the entries below it. On phones it is folded, unless the title leads somewhere itself: a link within
 * what opens a column could not be pressed alone.
 */
function Column({ item: { children = [], ...item } }: { readonly item: ResolvedMenuItem }) {
  const id = useId()
  const entries = (
    <ul aria-labelledby={id}>
      {children.map((child) => (
        <li key={child.id}>
          <Entry item={child} className={styles.entry} />
        </li>
      ))}
    </ul>
  )
  const title = (
    <p id={id} className={styles.title}>
      <Entry item={item} />
    </p>
  )
  if (item.link)
    return (
      <div className={styles.column}>
        {title}
        {entries}
      </div>
    )
  return (
    <div className={styles.column} data-folds="">
      {title}
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <Entry item={item} />
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        {entries}
      </details>
    </div>
  )
}
