import { drawText, Icon, inLanguage, useStage } from '@vitrine/renderer'
import { useId } from 'react'
import type { Category, ListedKind, Listing, ShownList } from './choice.ts'
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
  const { q, sort, category } = list.choice
  const current = (value: string) => (value === category ? 'true' : undefined)
  return (
    <nav className={styles.categories} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {stage.words(`listing.categories.${kind}`)}
      </span>
      <ul className={styles.choices}>
        <li>
          <a href={list.href({ q, sort })} className={styles.choice} aria-current={current('')}>
            {stage.words(`listing.all.${kind}`)}
          </a>
        </li>
        {categories.map(({ value, name, language }) => (
          <li key={value}>
            <a href={list.href({ q, sort, category: value })} className={styles.choice} aria-current={current(value)}>
              <span {...inLanguage(language, stage)}>{drawText(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Search({ kind, listing, list }: Omit<FiltersProps, 'categories'>) {
  const { words } = useStage()
  const id = useId()
  const search = words(`listing.search.${kind}`)
  const { q, sort, category } = list.choice
  return (
    <search className={styles.search}>
      <form method="get" action={list.form.action} className={styles.form}>
        {list.form.kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {category !== '' && <input type="hidden" name="category" value={category} />}
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
            <select name="sort" defaultValue={sort} className={styles.select}>
              <option value="order">{words('listing.sort.order')}</option>
              <option value="newest">{words('listing.sort.newest')}</option>
              <option value="name">{words('listing.sort.name')}</option>
            </select>
          </label>
        )}
        <button type="submit" className={`button ${styles.submit}`}>
          {words(listing.showSearch ? 'listing.find' : 'listing.apply')}
        </button>
      </form>
    </search>
  )
}
