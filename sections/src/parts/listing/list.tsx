import { formatNumber, useStage } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import { Items } from '../items/items.tsx'
import { type Listing, offersPages, useList } from './choice.ts'
import { Filters } from './filters.tsx'
import styles from './list.module.css'
import { Nothing } from './nothing.tsx'
import { Pages } from './pages.tsx'
import type { Category, Wording } from './wording.ts'

interface ListProps<T> {
  readonly listing: Listing
  readonly wording: Wording
  readonly categories: readonly Category[]
  /** What the service answered; nothing, when it did not. */
  readonly answer: { readonly items: readonly T[]; readonly total: number; readonly pageSize: number } | undefined
  /** The words for how many there are, and for how many were found; either is left out where it would say too much. */
  readonly counted: { readonly all?: string; readonly found: string }
  /** What a row of them is called, for ears. */
  readonly label: string | undefined
  readonly className?: string | undefined
  readonly children: (item: T, at: number) => ReactNode
}

/** A list with what it offers: search, categories and order above it, its pages below, or why there is nothing. */
export function List<T extends { readonly id: string }>({ listing, wording, answer, ...list }: ListProps<T>) {
  const { language, words } = useStage()
  const shown = useList(listing)
  const { q, category } = shown.choice
  const counted = q === '' ? list.counted.all : list.counted.found
  return (
    <>
      <Filters listing={listing} list={shown} wording={wording} categories={list.categories} />
      {answer && counted && (listing.showSearch || listing.showCategories) && (
        <p role="status" className={styles.count}>
          {words(counted, {
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
          wording={wording}
          isFiltered={q !== '' || category !== ''}
          isAnswered={answer !== undefined}
          clearHref={shown.href({})}
        />
      )}
      {answer && offersPages(listing) && (
        <Pages list={shown} wording={wording} total={answer.total} pageSize={answer.pageSize} />
      )}
    </>
  )
}
