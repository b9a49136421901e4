import { nameOfLanguage } from '@vitrine/editor-core'
import {
  type ContentRow,
  choiceLabelKey,
  type EntityColumn,
  type EntitySpec,
  isList,
  isObject,
  type Json,
} from '@vitrine/schemas'
import { formatMoney } from '@vitrine/schemas/format'
import ImageIcon from 'lucide-react/icons/image'
import { useTranslation } from 'react-i18next'
import { WaitingWords } from '../../content-plans/plan-words.tsx'
import { useOffice } from '../../context/office-context.ts'
import { moneyInSentence } from '../../controls/amounts.ts'
import { copyOf } from '../../controls/copy-of.ts'
import { Time } from '../../controls/time.tsx'
import { StatusBadge } from '../status-badge.tsx'
import styles from './table.module.css'

interface CellProps {
  readonly entity: EntitySpec
  readonly column: EntityColumn
  readonly row: ContentRow
  /** The language that is shown. */
  readonly language: string
}

/** A value in its cell, as its schema says; a dash where there is none. */
export function CellValue(props: CellProps) {
  const { column } = props
  if (column.path === undefined) return <RecordValue {...props} />
  return <Value {...props} />
}

/** A value of a field, of which nothing else of its row has to be known. */
export function Value(props: Omit<CellProps, 'row'> & { readonly row: Pick<ContentRow, 'values' | 'origins'> }) {
  const { column, row, language } = props
  const value = row.values[column.name]
  if (value === undefined) return <Nothing />
  const origin = row.origins[column.name]
  const isForeign = origin !== undefined && origin !== language && origin !== 'default'
  return (
    <bdi lang={column.isTranslatable ? (origin ?? language) : undefined} data-foreign={isForeign || undefined}>
      <PropValue {...props} value={value} />
    </bdi>
  )
}

const Nothing = () => <span className={styles.nothing}>–</span>

function RecordValue({ column: { name }, row }: CellProps) {
  switch (name) {
    case 'state':
      return <StatusBadge status={row.status} plans={row.plans} />
    case 'languages':
      return <LanguageGaps row={row} />
    case 'scheduled':
      return row.plans ? <Plans plans={row.plans} /> : <Nothing />
    case 'order':
      return row.order
    case 'slug':
      return <bdi dir="ltr">{row.slug}</bdi>
    default: {
      const at = { created: row.createdAt, updated: row.updatedAt, published: row.publishedAt }[name]
      return at === undefined ? <Nothing /> : <Time at={at} />
    }
  }
}

/** What becomes of it by itself. */
const Plans = ({ plans }: { readonly plans: NonNullable<ContentRow['plans']> }) => (
  <span className={styles.gaps}>
    {plans.map((plan) => (
      <span key={plan.id}>
        <WaitingWords plan={plan} />
      </span>
    ))}
  </span>
)

/** The languages that lack something, and those that are behind. */
function LanguageGaps({ row: { missing, outdated } }: { readonly row: ContentRow }) {
  const { locale } = useOffice()
  // Codes have room in the cell; whoever does not know them sees their names.
  const named = (codes: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'unit' }).format(codes.map((code) => nameOfLanguage(locale, code)))
  const { t } = useTranslation('office')
  if (missing.length === 0 && outdated.length === 0) return t('contents.complete')
  return (
    <span className={styles.gaps}>
      {missing.length > 0 && (
        <span title={named(missing)}>{t('contents.missing', { languages: missing.join(', ') })}</span>
      )}
      {outdated.length > 0 && (
        <span title={named(outdated)}>{t('contents.outdated', { languages: outdated.join(', ') })}</span>
      )}
    </span>
  )
}

function PropValue({ entity, column, value }: Pick<CellProps, 'entity' | 'column'> & { readonly value: Json }) {
  const { t } = useTranslation('office')
  const { label, locale } = useOffice()
  switch (column.kind) {
    case 'money':
      return <Price value={value} />
    case 'image':
      return <Picture value={value} />
    case 'reference':
      return referencesIn(value)
    case 'choice':
      return label(choiceLabelKey(entity.kind, column.path ?? column.name, String(value))) ?? String(value)
    case 'switch':
      return t(value === true ? 'contents.yes' : 'contents.no')
    case 'number':
    case 'list':
      // Years are numbers too: four digits stand together.
      return new Intl.NumberFormat(locale, { useGrouping: 'min2' }).format(Number(value))
    default:
      return String(value)
  }
}

const referencesIn = (value: Json): string =>
  (isList(value) ? value : []).flatMap((one) => (isObject(one) ? [String(one.name ?? one.value)] : [])).join(', ')

function Price({ value }: { readonly value: Json }) {
  const { t } = useTranslation('office')
  const { label, locale } = useOffice()
  if (!isObject(value)) return label('product.priceTiers.price.pending') ?? String(value)
  const { amount, currency, per } = value
  const isAlone = per === 1 || per === undefined
  if (isAlone && typeof currency === 'string')
    return <bdi dir="ltr">{formatMoney(Number(amount), currency, locale)}</bdi>
  const price =
    typeof currency === 'string'
      ? moneyInSentence(Number(amount), currency, locale)
      : new Intl.NumberFormat(locale).format(Number(amount) / 100)
  return isAlone
    ? price
    : t('contents.pricePer', { price, count: Number(per), amount: new Intl.NumberFormat(locale).format(Number(per)) })
}

/** A picture is that large in a row, in pixels of a screen with two for each of CSS. */
const PICTURE = 96

function Picture({ value }: { readonly value: Json }) {
  const { asset } = useOffice()
  if (!isObject(value) || typeof value.src !== 'string') return <ImageIcon size={20} aria-hidden strokeWidth={1.5} />
  const { src } = value
  const widths = isList(value.widths) ? value.widths.filter((width) => typeof width === 'number') : []
  return <img className={styles.picture} src={asset(copyOf({ src, widths }, PICTURE))} alt="" loading="lazy" />
}
