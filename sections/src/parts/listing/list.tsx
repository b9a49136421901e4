import { formatNumber, useStage } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import { Items } from '../items/items.tsx'
import { type Category, type ListedKind, type Listing, offersPages, useList } from './choice.ts'
import { Filters } from './filters.tsx'
import styles from './list.module.css'
import { Nothing } from './nothing.tsx'
import { Pagination } from './pages.tsx'

interface ListProps<T> {
  readonly kind: ListedKind
  readonly listing: Listing
  readonly categories: readonly Category[]
  /** What the service answered; nothing, when it did not. */
  readonly answer: { readonly items: readonly T[]; readonly total: number; readonly pageSize: number } | undefined
  /** Whether it says how many there are; how many a search found is always said. */
  readonly isCounted: boolean
  /** What a row of them is called, for ears. */
  readonly label: string | undefined
  readonly className?: string | undefined
  readonly children: (item: T, at: number) => ReactNode
}

/** A list with what it offers: search, categories and order above it, its pages below, or why there is nothing. */
export function ListingItems<T extends { readonly id: string }>({ kind, listing, answer, ...list }: ListProps<T>) {
  const { language, words } = useStage()
  const shown = useList(listing)
  const { q, category } = shown.choice
  const isCounted = q !== '' || list.isCounted
  return (
    <>
      <Filters kind={kind} listing={listing} list={shown} categories={list.categories} />
      {answer && isCounted && (listing.showSearch || listing.showCategories) && (
        <p role="status" className={styles.count}>
          {words(q === '' ? `listing.count.${kind}` : `listing.countFor.${kind}`, {
            count: answer.total,
            total: formatNumber(answer.total, language),
            // Isolated: what was typed may run the other way.
            q: `\u2068${q}\u2069`,
          })}
        </p>
      )}
      {answer && answer.items.length > 0 ? (
        <Items
          carousel={listing.layout === 'carousel'}
          label={list.label}
          className={[listing.layout === 'list' && styles.rows, list.className].filter(Boolean).join(' ')}
        >
          {answer.items.map((item, at) => (
            <li key={item.id}>{list.children(item, at)}</li>
          ))}
        </Items>
      ) : (
        <Nothing
          kind={kind}
          isFiltered={q !== '' || category !== ''}
          isAnswered={answer !== undefined}
          clearHref={shown.href({})}
        />
      )}
      {answer && offersPages(listing) && (
        <Pagination kind={kind} list={shown} total={answer.total} pageSize={answer.pageSize} />
      )}
    </>
  )
}
