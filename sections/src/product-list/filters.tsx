import { inLanguage, useStage } from '@vitrine/renderer'
import { useId } from 'react'
import type { ShownList } from './choice-links.ts'
import { Lens } from './icons.tsx'
import { type Collection, offersCategories } from './load.ts'
import styles from './product-list-filters.module.css'
import type { ProductListProps } from './spec.ts'

interface FiltersProps {
  readonly props: ProductListProps
  readonly list: ShownList
  readonly collections: readonly Collection[]
}

/** The search, the order and the categories: a plain form and plain links. */
export function Filters({ props, list, collections }: FiltersProps) {
  const hasCategories = offersCategories(props) && collections.length > 0
  if (!props.showSearch && !props.showSort && !hasCategories) return null
  return (
    <div className={styles.filters}>
      {(props.showSearch || props.showSort) && <Search props={props} list={list} />}
      {hasCategories && <Categories list={list} collections={collections} />}
    </div>
  )
}

function Categories({ list, collections }: Omit<FiltersProps, 'props'>) {
  const stage = useStage()
  const id = useId()
  const { q, sort, category } = list.choice
  const current = (slug: string) => (slug === category ? 'true' : undefined)
  return (
    <nav className={styles.categories} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {stage.words('productList.categories')}
      </span>
      <ul className={styles.choices}>
        <li>
          <a href={list.href({ q, sort })} className={styles.choice} aria-current={current('')}>
            {stage.words('productList.all')}
          </a>
        </li>
        {collections.map(({ id: key, slug, props, languages }) => (
          <li key={key}>
            <a href={list.href({ q, sort, category: slug })} className={styles.choice} aria-current={current(slug)}>
              <span {...inLanguage(languages?.name, stage)}>{props.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Search({ props, list }: Pick<FiltersProps, 'props' | 'list'>) {
  const { words } = useStage()
  const id = useId()
  const { q, sort, category } = list.choice
  return (
    <search className={styles.search}>
      <form method="get" action={list.form.action} className={styles.form}>
        {list.form.kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {category !== '' && <input type="hidden" name="category" value={category} />}
        {props.showSearch && (
          <div className={styles.box}>
            <label htmlFor={id} className="visually-hidden">
              {words('productList.search')}
            </label>
            <Lens className={styles.lens} />
            <input
              id={id}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={200}
              enterKeyHint="search"
              placeholder={words('productList.search')}
              className={styles.field}
            />
          </div>
        )}
        {props.showSort && (
          <label className={styles.sort}>
            <span className={styles.label}>{words('productList.sort')}</span>
            <select name="sort" defaultValue={sort} className={styles.select}>
              <option value="order">{words('productList.sort.order')}</option>
              <option value="newest">{words('productList.sort.newest')}</option>
              <option value="name">{words('productList.sort.name')}</option>
            </select>
          </label>
        )}
        <button type="submit" className={`button ${styles.submit}`}>
          {words(props.showSearch ? 'productList.find' : 'productList.apply')}
        </button>
      </form>
    </search>
  )
}
