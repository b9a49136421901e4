import {
  drawText,
  type FormOutcome,
  formatDate,
  formatNumber,
  type SentSummary,
  useStage,
  useUnit,
} from '@vitrine/renderer'
import { type FormName, formOutcomes, nextSteps } from './messages.ts'
import { Notice } from './notice.tsx'
import styles from './sent-form.module.css'
import { SentLines } from './sent-lines.tsx'

interface SentFormProps {
  readonly form: FormName
  readonly outcome: FormOutcome
}

/** In the place of a form that was sent: thanks, its number, what happens next, and all that was sent. */
export function SentForm({ form, outcome: { reference, summary } }: SentFormProps) {
  const { words } = useStage()
  const next = nextSteps[form]
  return (
    <>
      <Notice kind="sent" isFirst>
        <p>{words(formOutcomes[form].sent)}</p>
        {reference !== undefined && <p>{words('form.inquiry.reference', { reference })}</p>}
      </Notice>
      {next !== undefined && (
        <div className={styles.part}>
          <h2 className={styles.title}>{words('form.sent.next')}</h2>
          <p>{words(next)}</p>
        </div>
      )}
      {summary && <Summary summary={summary} />}
    </>
  )
}

/** What was written, in the order in which the forms ask for it; `label` is the key of a text. */
const rows = [
  { field: 'productName', label: 'inquiry.product' },
  { field: 'quantity', label: 'inquiry.quantity' },
  { field: 'firstName', label: 'inquiry.firstName' },
  { field: 'lastName', label: 'inquiry.lastName' },
  { field: 'name', label: 'form.name' },
  { field: 'email', label: 'form.email' },
  { field: 'whatsappPhone', label: 'inquiry.phone' },
  { field: 'company', label: 'form.company' },
  { field: 'country', label: 'inquiry.country' },
  { field: 'message', label: 'form.message' },
] as const satisfies readonly { field: keyof SentSummary['fields']; label: string }[]

/** Fields that the lines say too. */
const ofLines: readonly string[] = ['productName', 'quantity']

/** Fields that are written from left to right in every language. */
const ltr: readonly string[] = ['email', 'whatsappPhone']

function Summary({ summary: { sentAt, fields, lines, images } }: { readonly summary: SentSummary }) {
  const { language, site, words } = useStage()
  const written = useWritten(fields)
  const listed = [
    ...rows
      // What is asked for stands in its lines, where there are some.
      .filter(({ field }) => lines.length === 0 || !ofLines.includes(field))
      .map(({ field, label }) => ({ field, label, value: written(field) })),
    {
      field: 'images',
      label: 'inquiry.images',
      value: images > 0 ? words('form.sent.images', { count: images }) : undefined,
    },
  ]
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.title}>{words('form.sent.title')}</h2>
        <button type="button" className={`button button-secondary ${styles.print}`} data-print="">
          {words('form.sent.print')}
        </button>
      </div>
      {lines.length > 0 && <SentLines lines={lines} />}
      <dl className={styles.fields}>
        <div className={styles.row}>
          <dt>{words('form.sent.date')}</dt>
          <dd>{formatDate(sentAt, language, site.dates)}</dd>
        </div>
        {listed.map(
          ({ field, label, value }) =>
            value !== undefined && (
              <div key={field} className={styles.row}>
                <dt>{words(label)}</dt>
                <dd>{ltr.includes(field) ? <bdi dir="ltr">{value}</bdi> : <bdi>{drawText(value)}</bdi>}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

/** The values as people write them; nothing for what was left empty. */
function useWritten(fields: SentSummary['fields']) {
  const { language } = useStage()
  const unit = useUnit()
  return (field: keyof SentSummary['fields']): string | undefined => {
    const { quantity, unit: code = 'piece', country } = fields
    // One name is written as it was sent; two say the same as it.
    if (field === 'name' && fields.firstName !== undefined) return undefined
    if (field === 'country') return country && countryName(country, language)
    if (field !== 'quantity') return fields[field]
    return quantity === undefined
      ? undefined
      : `${formatNumber(Number(quantity), language)} ${unit(code, Number(quantity))}`
  }
}

function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
