import { drawText, formatNumber, Icon, inLanguage, useStage } from '@vitrine/renderer'
import { useId } from 'react'
import type { Facet, ShownList } from './choice.ts'
import styles from './facets.module.css'

/** So many values of a group are shown at once; the others are one step away. */
const FEW = 8
/** So many groups are open at once; the others are folded, unless something in them is chosen. */
const OPEN = 4

interface FacetsProps {
  readonly list: ShownList
  readonly facets: readonly Facet[]
}

/** By what a list may be filtered further: plain links beside it, folded on phones. */
export function Facets({ list, facets }: FacetsProps) {
  const { language, words } = useStage()
  const count = chosenCount(list)
  return (
    <details className={styles.facets}>
      <summary className={styles.open}>
        {words('listing.filters')}
        {count > 0 && <span className={styles.badge}>{formatNumber(count, language)}</span>}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.groups}>
        {facets.map((facet, at) => (
          <Group key={facet.kind} list={list} facet={facet} isFolded={at >= OPEN} />
        ))}
      </div>
    </details>
  )
}

const chosenCount = ({ choice }: ShownList): number =>
  Object.values(choice.filters).reduce((count, values) => count + values.length, 0)

interface GroupProps {
  readonly list: ShownList
  readonly facet: Facet
  readonly isFolded: boolean
}

function Group({ list, facet, isFolded }: GroupProps) {
  const stage = useStage()
  const id = useId()
  const chosen = list.choice.filters[facet.kind] ?? []
  const isFirst = (at: number) => at < FEW || chosen.includes(facet.values[at]?.value ?? '')
  const [first, rest] = [facet.values.filter((_, at) => isFirst(at)), facet.values.filter((_, at) => !isFirst(at))]
  const items = (values: Facet['values']) => (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value.value}>
          <Value list={list} facet={facet} value={value} isChosen={chosen.includes(value.value)} />
        </li>
      ))}
    </ul>
  )
  const name = (
    <span id={id} className={styles.name} {...inLanguage(facet.language, stage)}>
      {drawText(facet.name)}
    </span>
  )
  const values = (
    <>
      {items(first)}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{stage.words('listing.moreValues')}</summary>
          {items(rest)}
        </details>
      )}
    </>
  )
  return (
    <nav className={styles.group} aria-labelledby={id}>
      {isFolded ? (
        <details className={styles.folded} open={chosen.length > 0}>
          <summary className={styles.fold}>
            {name}
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          {values}
        </details>
      ) : (
        <>
          {name}
          {values}
        </>
      )}
    </nav>
  )
}

interface ValueProps {
  readonly list: ShownList
  readonly facet: Facet
  readonly value: Facet['values'][number]
  readonly isChosen: boolean
}

/** One value: chosen or taken back by the same link. What leads to nothing is none. */
function Value({ list, facet, value, isChosen }: ValueProps) {
  const stage = useStage()
  const content = (
    <>
      <span className={styles.box} aria-hidden="true" />
      {/* Text of the other direction would begin at the wrong side if it were a box itself. */}
      <span>
        <bdi {...inLanguage(value.language, stage)}>{drawText(value.name)}</bdi>
      </span>
      <span className={styles.count}>{formatNumber(value.count, stage.language)}</span>
    </>
  )
  if (value.count === 0 && !isChosen) return <span className={styles.value}>{content}</span>
  return (
    // Every choice is another address of the same products: search engines need none of them.
    <a
      href={list.href(withoutValue(list, facet.kind, value.value, !isChosen))}
      rel="nofollow"
      className={styles.value}
      aria-current={isChosen ? 'true' : undefined}
    >
      {content}
    </a>
  )
}

/** The choice with a value added or taken away, from its first page on. */
function withoutValue({ choice }: ShownList, kind: string, value: string, isAdded: boolean) {
  const { page: _page, filters, ...rest } = choice
  const others = (filters[kind] ?? []).filter((one) => one !== value)
  return { ...rest, filters: { ...filters, [kind]: isAdded ? [...others, value] : others } }
}

/** What is chosen, each with a way to take it back, and all at once. */
export function ChosenFacets({ list, facets }: FacetsProps) {
  const stage = useStage()
  const id = useId()
  const { page: _page, filters, ...rest } = list.choice
  const chosen = Object.entries(filters).flatMap(([kind, values]) => {
    const facet = facets.find((one) => one.kind === kind)
    const place = (value: string) => facet?.values.findIndex((one) => one.value === value) ?? 0
    // In the order in which they stand beside the list: "M8" before "M10".
    return values
      .toSorted((left, right) => place(left) - place(right))
      .map((value) => {
        const known = facet?.values[place(value)]
        return { kind, value, name: known?.name ?? value, group: facet?.name ?? kind, language: known?.language }
      })
  })
  if (chosen.length === 0) return null
  return (
    <nav className={styles.chosen} aria-labelledby={id}>
      <span id={id} className="visually-hidden">
        {stage.words('listing.chosen')}
      </span>
      <ul className={styles.chips}>
        {chosen.map(({ kind, value, name, group, language }) => (
          <li key={`${kind} ${value}`}>
            <a
              href={list.href(withoutValue(list, kind, value, false))}
              rel="nofollow"
              className={styles.chip}
              aria-label={stage.words('listing.removeFilter', { name: `\u2068${group}: ${name}\u2069` })}
            >
              <bdi {...inLanguage(language, stage)}>{drawText(name)}</bdi>
              <span aria-hidden="true">×</span>
            </a>
          </li>
        ))}
      </ul>
      <a href={list.href(rest)} className={styles.clear}>
        {stage.words('listing.clearFilters')}
      </a>
    </nav>
  )
}
