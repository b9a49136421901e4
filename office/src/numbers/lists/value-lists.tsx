import { OTHER_VALUES } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../controls/data-table.tsx'
import type { CountedRow } from '../counted-day.ts'
import styles from '../numbers.module.css'
import type { DaySpan } from '../span.ts'
import { useNumberWords } from '../words.ts'
import { ValueCard } from './value-card.tsx'
import { ValueText } from './value-text.tsx'

/** By what visits are told apart; the second ones say how they are found out. */
const dimensions = [
  { by: 'page', hasHint: false },
  { by: 'source', hasHint: true },
  { by: 'country', hasHint: true },
  { by: 'language', hasHint: false },
  { by: 'device', hasHint: true },
] as const

function useCountColumns(): Readonly<Record<'views' | 'visitors' | 'inquiries', Column<CountedRow>>> {
  const { t } = useTranslation('office')
  const words = useNumberWords()
  const column = (id: 'views' | 'visitors' | 'inquiries'): Column<CountedRow> => ({
    id,
    label: t(`numbers.${id}`),
    isAtEnd: true,
    cell: (row) => words.number(row[id]),
  })
  return { views: column('views'), visitors: column('visitors'), inquiries: column('inquiries') }
}

/** Visits by page, source, country, language, device; searches in vain; products and what was asked about them. */
export function ValueLists({ span }: { readonly span: DaySpan }) {
  const { t } = useTranslation('office')
  const { views, visitors } = useCountColumns()
  return (
    <div className={styles.lists}>
      {dimensions.map(({ by, hasHint }) => (
        <ValueCard
          key={by}
          span={span}
          by={by}
          title={t(`numbers.by.${by}`)}
          {...(hasHint && { hint: t(`numbers.hint.${by}`) })}
          empty={t('numbers.none')}
          columns={[
            { id: 'value', label: t(`numbers.value.${by}`), cell: (row) => <ValueText by={by} row={row} /> },
            by === 'source' ? { ...views, label: t('numbers.visits') } : views,
            visitors,
          ]}
        />
      ))}
      <Searches span={span} />
      <Products span={span} />
    </div>
  )
}

function Searches({ span }: { readonly span: DaySpan }) {
  const { t } = useTranslation('office')
  const { views } = useCountColumns()
  return (
    <ValueCard
      span={span}
      by="search"
      title={t('numbers.by.search')}
      hint={t('numbers.hint.search')}
      empty={t('numbers.noSearches')}
      columns={[
        { id: 'value', label: t('numbers.value.search'), cell: (row) => <ValueText by="search" row={row} /> },
        { ...views, label: t('numbers.searches') },
      ]}
    />
  )
}

/** From the view of a product to an inquiry about it. */
function Products({ span }: { readonly span: DaySpan }) {
  const { t } = useTranslation('office')
  const words = useNumberWords()
  const { views, visitors, inquiries } = useCountColumns()
  const nameOf = ({ value, name }: CountedRow) => {
    if (name !== undefined) return <bdi>{name}</bdi>
    return value === OTHER_VALUES ? t('numbers.others') : t('numbers.goneProduct')
  }
  return (
    <ValueCard
      span={span}
      by="product"
      title={t('numbers.by.product')}
      hint={t('numbers.hint.product')}
      empty={t('numbers.noProducts')}
      to={({ value, name }) => (name === undefined ? undefined : `/products/${encodeURIComponent(value)}`)}
      columns={[
        { id: 'value', label: t('numbers.value.product'), cell: nameOf },
        views,
        visitors,
        inquiries,
        {
          id: 'part',
          label: t('numbers.part'),
          isAtEnd: true,
          cell: (row) => (row.views === 0 ? '–' : words.percent(row.inquiries / row.views)),
        },
      ]}
    />
  )
}
