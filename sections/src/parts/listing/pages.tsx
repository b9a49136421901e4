import { formatNumber, Icon, useStage } from '@vitrine/renderer'
import type { ListedKind, ShownList } from './choice.ts'
import styles from './pages.module.css'

interface PagesProps {
  readonly kind: ListedKind
  readonly list: ShownList
  readonly total: number
  readonly pageSize: number
}

/** The pages of a list as links; nothing when there is only one. */
export function Pagination({ kind, list, total, pageSize }: PagesProps) {
  const { language, words } = useStage()
  const { page, ...choice } = list.choice
  const last = Math.ceil(total / Math.max(pageSize, 1))
  if (last < 2) return null
  const href = (to: number) => list.href({ ...choice, page: to })
  return (
    <nav className={styles.pages} aria-label={words(`listing.pages.${kind}`)}>
      {page > 1 && (
        <a href={href(Math.min(page - 1, last))} rel="prev" className={styles.step}>
          <Icon name="arrow-left" />
          <span className={styles.word}>{words('listing.previous')}</span>
        </a>
      )}
      <ol className={styles.numbers}>
        {shownPages(page, last).map((to) => (
          <li key={to} data-after-gap={to > 1 && !shownPages(page, last).includes(to - 1) ? true : undefined}>
            <a
              href={href(to)}
              className={styles.number}
              aria-label={words('listing.page', { page: formatNumber(to, language) })}
              aria-current={to === page ? 'page' : undefined}
            >
              {formatNumber(to, language)}
            </a>
          </li>
        ))}
      </ol>
      {page < last && (
        <a href={href(page + 1)} rel="next" className={styles.step}>
          <span className={styles.word}>{words('listing.next')}</span>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}

/** The first, the last, and the neighbours of the present page. */
export const shownPages = (page: number, last: number): readonly number[] =>
  [...new Set([1, page - 1, page, page + 1, last])].filter((to) => to >= 1 && to <= last).sort((a, b) => a - b)
