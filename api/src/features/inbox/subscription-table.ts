import type { Readable } from 'node:stream'
import type { PropsOf, subscriptionRecord } from '@vitrine/schemas'
import { type CsvColumn, csvTable } from '../../platform/csv-table.ts'
import { translatorFor } from '../../platform/language/translator.ts'
import { mailTexts } from '../../platform/mail/texts.ts'

type Subscription = PropsOf<typeof subscriptionRecord>

/** Subscriptions as CSV, with columns named in the language. */
export function subscriptionTable(subscriptions: AsyncIterable<Subscription>, language: string): Readable {
  const t = translatorFor(mailTexts, language)
  const columns: readonly CsvColumn<Subscription>[] = [
    [t('mail.field.email'), ({ email }) => email],
    [t('export.field.status'), ({ status }) => status],
    [t('export.field.language'), (subscription) => subscription.language],
    [t('export.field.received'), ({ createdAt }) => createdAt],
    [t('export.field.confirmed'), ({ confirmedAt }) => confirmedAt],
  ]
  return csvTable(subscriptions, columns)
}
