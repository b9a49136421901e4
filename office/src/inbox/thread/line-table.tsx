import { formatMoney } from '@vitrine/schemas/format'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { moneyInSentence } from '../../controls/amounts.ts'
import { type Column, DataTable } from '../../controls/data-table.tsx'
import type { ConversationLine } from '../records.ts'
import { quantityInWords } from './quantity-in-words.ts'
import styles from './thread.module.css'

/** A line with its place: two of them may say the same. */
type NumberedLine = ConversationLine & { readonly number: number }

interface LineTableProps {
  readonly lines: readonly ConversationLine[]
  /** The language that the buyer read. */
  readonly language: string
}

/** The combinations that were asked for, with quantity and price, as the buyer sent them. */
export function LineTable({ lines, language }: LineTableProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const columns: readonly Column<NumberedLine>[] = [
    {
      id: 'product',
      label: t('inbox.line.product'),
      cell: ({ productName, model }) => (
        <>
          <span dir="auto" lang={language}>
            {productName}
          </span>
          {model && <bdi className={styles.second}>{model}</bdi>}
        </>
      ),
    },
    {
      id: 'combination',
      label: t('inbox.line.combination'),
      cell: ({ options, note }) => (
        <>
          <Combination options={options} language={language} />
          {note && (
            <span className={styles.second} dir="auto">
              {t('inbox.line.note', { note })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'quantity',
      label: t('inbox.line.quantity'),
      isAtEnd: true,
      cell: ({ quantity, unit }) => (quantity === undefined ? '–' : quantityInWords(t, locale, { quantity, unit })),
    },
    { id: 'price', label: t('inbox.line.unitPrice'), isAtEnd: true, cell: (line) => <Price line={line} /> },
  ]
  return (
    <div className={styles.lines}>
      <DataTable
        label={t('inbox.lines')}
        columns={columns}
        rows={lines.map((line, number) => ({ ...line, number }))}
        keyOf={({ number }) => String(number)}
      />
    </div>
  )
}

/** What was chosen, in the words that the buyer read; below it in those of the product, where they are others. */
function Combination({ options, language }: Pick<ConversationLine, 'options'> & Pick<LineTableProps, 'language'>) {
  const read = options.map(({ name, label }) => `${name}: ${label}`).join(', ')
  const source = options.map(({ sourceName, sourceLabel }) => `${sourceName}: ${sourceLabel}`).join(', ')
  if (read === '') return '–'
  return (
    <>
      <span dir="auto" lang={language}>
        {read}
      </span>
      {source !== read && (
        <span className={styles.second} dir="auto">
          {source}
        </span>
      )}
    </>
  )
}

/** The price that was shown, and what it was when the inquiry arrived, where that was another one. */
function Price({ line }: { readonly line: ConversationLine }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { unitPrice, priceAtReceipt, pricePer, unit, currency } = line
  if (unitPrice === undefined || currency === undefined) return t('inbox.line.negotiable')
  const per = pricePer === 1 ? '' : ` / ${quantityInWords(t, locale, { quantity: pricePer, unit })}`
  return (
    <>
      <bdi dir="ltr">{formatMoney(unitPrice, currency, locale)}</bdi>
      {per}
      {priceAtReceipt !== undefined && priceAtReceipt !== unitPrice && (
        <span className={styles.second}>
          {t('inbox.line.priceAtReceipt', { price: moneyInSentence(priceAtReceipt, currency, locale) })}
        </span>
      )}
    </>
  )
}
