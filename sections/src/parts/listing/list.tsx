import { deferred, drawText, Filled, formatNumber, type Screen, useStage } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import { Items } from '../items/items.tsx'
import {
  type Category,
  type Facet,
  type ListedKind,
  type Listing,
  offersPages,
  type ShownList,
  useList,
} from './choice.ts'
import { ChosenFacets, Facets } from './facets.tsx'
import { Filters } from './filters.tsx'
import styles from './list.module.css'
import { NoItems } from './no-items.tsx'
import { Pagination } from './pages.tsx'

interface ListAnswer<T> {
  readonly items: readonly T[]
  readonly total: number
  readonly pageSize: number
  readonly instead?: string | undefined
  readonly suggestion?: string | undefined
}

interface ListProps<T> {
  readonly kind: ListedKind
  readonly listing: Listing
  readonly categories: readonly Category[]
  /** What the service answered; nothing, when it did not. */
  readonly answer: ListAnswer<T> | undefined
  /** By what it may be filtered further. */
  readonly facets?: readonly Facet[]
  /** Whether it says how many there are; how many a search found is always said. */
  readonly isCounted: boolean
  /** What a row of them is called, for ears. */
  readonly label: string | undefined
  readonly className?: string | undefined
  /** How high an item stands: those below the first screen wait until they come near. */
  readonly itemHeight?: (item: T, screen: Screen) => number
  readonly children: (item: T, at: number) => ReactNode
}

/** So many items may be seen at once when a list opens. */
const FIRST_SCREEN = 4

/** A list with what it offers: search, categories and order above it, its pages below, or why there is nothing. */
export function ListingItems<T extends { readonly id: string }>({
  kind,
  listing,
  answer,
  facets = [],
  itemHeight,
  ...list
}: ListProps<T>) {
  // What stands beside each other in one row is as high as the highest of them.
  const waits = (at: number) => itemHeight && listing.layout !== 'carousel' && at >= FIRST_SCREEN
  const shown = useList(listing)
  const { q, category, filters } = shown.choice
  const isCounted = q !== '' || Object.keys(filters).length > 0 || list.isCounted
  const results = (
    <>
      {answer && isCounted && (listing.showSearch || listing.showCategories || listing.showFacets) && (
        <Count kind={kind} list={shown} answer={answer} />
      )}
      {listing.showFacets && <ChosenFacets list={shown} facets={facets} />}
      {answer && answer.items.length > 0 ? (
        <Items
          carousel={listing.layout === 'carousel'}
          label={list.label}
          className={[listing.layout === 'list' && styles.rows, list.className].filter(Boolean).join(' ')}
        >
          {answer.items.map((item, at) => (
            <Item key={item.id} height={waits(at) ? (screen) => itemHeight?.(item, screen) ?? 0 : undefined}>
              {list.children(item, at)}
            </Item>
          ))}
        </Items>
      ) : (
        <NoItems
          kind={kind}
          isFiltered={q !== '' || category !== '' || Object.keys(filters).length > 0}
          isAnswered={answer !== undefined}
          clearHref={shown.href({})}
        />
      )}
      {answer && offersPages(listing) && (
        <Pagination kind={kind} list={shown} total={answer.total} pageSize={answer.pageSize} />
      )}
    </>
  )
  return (
    <>
      <Filters kind={kind} listing={listing} list={shown} categories={list.categories} />
      {listing.showFacets && facets.length > 0 ? (
        <div className={styles.columns}>
          <Facets list={shown} facets={facets} />
          <div className={styles.results}>{results}</div>
        </div>
      ) : (
        results
      )}
    </>
  )
}

interface ItemProps {
  /** Its height, where it waits until it comes near. */
  readonly height: ((screen: Screen) => number) | undefined
  readonly children: ReactNode
}

function Item({ height, children }: ItemProps) {
  const { language } = useStage()
  if (!height) return <li>{children}</li>
  return (
    <li data-deferred="" style={deferred(language, height)}>
      {children}
    </li>
  )
}

interface CountProps {
  readonly kind: ListedKind
  readonly list: ShownList
  readonly answer: Pick<ListAnswer<never>, 'total' | 'instead' | 'suggestion'>
}

/** How many there are, for ears too; and what was looked for when nothing is called as it was typed. */
function Count({ kind, list, answer: { total, instead, suggestion } }: CountProps) {
  const { language, words } = useStage()
  const { q } = list.choice
  // Isolated: what was typed may run the other way.
  const counted = { count: total, total: formatNumber(total, language), q: `\u2068${q}\u2069` }
  if (instead !== undefined && q !== '')
    return (
      <p role="status" className={styles.count}>
        <Filled word="listing.instead" name="instead" values={counted}>
          <bdi>{drawText(instead)}</bdi>
        </Filled>{' '}
        <Filled word={`listing.countFor.${kind}`} name="q" values={counted}>
          <bdi>{drawText(instead)}</bdi>
        </Filled>
      </p>
    )
  return (
    <div role="status" className={styles.count}>
      <p>{words(q === '' ? `listing.count.${kind}` : `listing.countFor.${kind}`, counted)}</p>
      {suggestion !== undefined && q !== '' && (
        <p>
          <Filled word="listing.didYouMean" name="suggestion">
            <a href={list.href({ q: suggestion })}>
              <bdi>{drawText(suggestion)}</bdi>
            </a>
          </Filled>
        </p>
      )}
    </div>
  )
}
