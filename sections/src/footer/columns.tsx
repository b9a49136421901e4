import { Link, useStage } from '@vitrine/renderer'
import type { MenuItem } from '@vitrine/schemas'
import { useId } from 'react'
import styles from './footer.module.css'

/** The menu as columns: an entry with entries below it is the title of one. */
export function Columns({ items }: { readonly items: readonly MenuItem[] }) {
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
          {alone.map(({ id, label, link }) => (
            <li key={id}>
              <Link to={link} className={styles.entry}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

function Column({ item: { label, link, children = [] } }: { readonly item: MenuItem }) {
  const id = useId()
  return (
    <div className={styles.column}>
      <p id={id} className={styles.title}>
        {link ? <Link to={link}>{label}</Link> : label}
      </p>
      <ul aria-labelledby={id}>
        {children.map((child) => (
          <li key={child.id}>
            <Link to={child.link} className={styles.entry}>
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
