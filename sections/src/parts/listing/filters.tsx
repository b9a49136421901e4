import { drawText, formatNumber, Icon, inLanguage, useStage } from '@vitrine/renderer'
import { useId } from 'react'
import {
  type Category,
  type ListedKind,
  type Listing,
  plainSort,
  type ShownList,
  sortsOf,
  writtenChoice,
} from './choice.ts'
import styles from './filters.module.css'

interface FiltersProps {
  readonly kind: ListedKind
  readonly listing: Listing
  readonly list: ShownList
  readonly categories: readonly Category[]
}

/** The search, the order and the categories: a plain form and plain links. */
export function Filters({ kind, listing, list, categories }: FiltersProps) {
  const hasCategories = listing.showCategories && categories.length > 0
  const hasForm = listing.showSearch || listing.showSort
  if (!hasForm && !hasCategories) return null
  return (
    <div className={styles.filters}>
      {hasForm && <Search kind={kind} listing={listing} list={list} />}
      {hasCategories && <Categories kind={kind} list={list} categories={categories} />}
    </div>
  )
}

function Categories({ kind, list, categories }: Omit<FiltersProps, 'listing'>) {
  const stage = useStage()
  const id = useId()
  const { page: _page, category, ...rest } = list.choice
  const current = (value: string) => (value === category ? 'true' : undefined)
  return (
    <nav className={styles.categories} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {stage.words(`listing.categories.${kind}`)}
      </span>
      <ul className={styles.choices}>
        <li>
          <a href={list.href(rest)} className={styles.choice} aria-current={current('')}>
            {stage.words(`listing.all.${kind}`)}
          </a>
        </li>
        {categories.map(({ value, name, language, count }) => {
          const content = (
            <>
              <span {...inLanguage(language, stage)}>{drawText(name)}</span>
              {count !== undefined && <span className={styles.count}>{formatNumber(count, stage.language)}</span>}
            </>
          )
          return (
            <li key={value}>
              {/* What leads to nothing is no link, as among the values of a facet. */}
              {count === 0 && value !== category ? (
                <span className={styles.choice}>{content}</span>
              ) : (
                <a
                  href={list.href({ ...rest, category: value })}
                  className={styles.choice}
                  aria-current={current(value)}
                >
                  {content}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Search({ kind, listing, list }: Omit<FiltersProps, 'categories'>) {
  const { words } = useStage()
  const id = useId()
  const search = words(`listing.search.${kind}`)
  const { q, sort, category, filters } = list.choice
  // An order that nobody chose is not asked for, so that what is searched for next comes by how well it fits.
  const plain = listing.sort === 'order' ? undefined : plainSort(listing, q)
  return (
    <search className={styles.search}>
      <form method="get" action={list.form.action} className={styles.form}>
        {list.form.kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {category !== '' && <input type="hidden" name="category" value={category} />}
        {writtenChoice(filters).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {listing.showSearch && (
          <div className={styles.box}>
            <label htmlFor={id} className="visually-hidden">
              {search}
            </label>
            <Icon name="search" className={styles.lens} />
            <input
              id={id}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={200}
              enterKeyHint="search"
              placeholder={search}
              className={styles.field}
            />
          </div>
        )}
        {listing.showSort && (
          <label className={styles.sort}>
            <span className={styles.label}>{words('listing.sort')}</span>
            <span className={styles.choose}>
              <select name="sort" defaultValue={sort === plain ? '' : sort} className={styles.select}>
                {sortsOf(kind).map((one) => (
                  <option key={one} value={one === plain ? '' : one}>
                    {words(q !== '' && one === 'order' ? 'listing.sort.relevance' : `listing.sort.${one}`)}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" className={styles.chevron} />
            </span>
          </label>
        )}
        <button type="submit" className={`button ${styles.submit}`}>
          {words(listing.showSearch ? 'listing.find' : 'listing.apply')}
        </button>
      </form>
    </search>
  )
}
