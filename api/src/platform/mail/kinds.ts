import { contentPlanStops, directionOf, unitCodes } from '@vitrine/schemas'
import { cityOfZone, formatMoney, formatNumber } from '@vitrine/schemas/format'
import { messageTexts } from '@vitrine/schemas/texts'
import { localeOf } from '../language/languages.ts'
import { type Translator, translatorFor } from '../language/translator.ts'
import type { EmailBlock, EmailContent } from './email-content.ts'
import { mailTexts } from './texts.ts'

/** What a mail is filled in with, by name; what is missing is left out of it. */
export type MailValues = Readonly<Record<string, string | number>>

export const mailKinds = [
  'inquiry',
  'contact',
  'inquiry-copy',
  'confirm-subscription',
  'invitation',
  'password-reset',
  'change-email',
  'email-changed',
  'passkey-added',
  'test',
  'reply',
  'plan-stopped',
  'content-plan-stopped',
  'preview-comments',
  'webhook-stopped',
] as const
/** What a mail is for; each has a template. */
export type MailKind = (typeof mailKinds)[number]

/** Mails whose link proves whose mailbox it is, and lets whoever has it in. */
export const provingKinds: readonly MailKind[] = ['invitation', 'password-reset', 'change-email']

const countryIn = (code: string, locale: string): string => {
  try {
    return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

function quantityIn(
  { quantity, unit }: { readonly quantity?: unknown; readonly unit?: unknown },
  { language }: Translator,
): string | undefined {
  if (typeof quantity !== 'number') return undefined
  const locale = localeOf(language)
  const number = formatNumber(quantity, locale)
  if (!unitCodes.some((code) => code === unit)) return unit ? `${number} ${unit}` : number
  return `${number} ${translatorFor(messageTexts, language)(`unit.${unit}`, { count: quantity })}`
}

/** What a visitor sent, field by field. */
function sentFields(values: MailValues, t: Translator): EmailBlock {
  const { country } = values
  const shown = {
    reference: values.reference,
    name: values.name,
    email: values.email,
    phone: values.phone,
    company: values.company,
    country: typeof country === 'string' ? countryIn(country, localeOf(t.language)) : undefined,
    product: values.productName,
    quantity: quantityIn(values, t),
    images: values.images,
    page: values.page,
    referrer: values.referrer,
    campaign: values.campaign,
  }
  const facts = Object.entries(shown).filter(([, value]) => value !== undefined && value !== '' && value !== 0)
  return { facts: facts.map(([name, value]) => [t(`mail.field.${name}`), String(value)] as const) }
}

/** What is asked for, as it is stored: prices are minor units for `pricePer` units. */
interface MailLine {
  readonly productName: string
  readonly model?: string
  readonly options: readonly { readonly sourceLabel: string }[]
  readonly quantity?: number
  readonly unit?: string
  readonly unitPrice?: number
  readonly pricePer: number
  readonly currency?: string
  readonly note?: string
}

function priceIn({ unitPrice, pricePer, currency, unit }: MailLine, t: Translator): string {
  if (unitPrice === undefined || !currency) return t('mail.field.negotiable')
  const money = formatMoney(unitPrice, currency, localeOf(t.language))
  // Isolated, since `US$` comes apart within a line from right to left.
  const price = directionOf(t.language) === 'rtl' ? `\u2066${money}\u2069` : money
  return pricePer === 1 ? price : `${price} / ${quantityIn({ quantity: pricePer, unit }, t)}`
}

/** The lines of an inquiry as a table, in the words of the site: its owner reads them. */
function lineTable({ lines }: MailValues, t: Translator): readonly EmailBlock[] {
  if (typeof lines !== 'string') return []
  const head = ['product', 'quantity', 'unitPrice'].map((field) => t(`mail.field.${field}`))
  const rows = (JSON.parse(lines) as readonly MailLine[]).map((line) => [
    [line.productName, line.model, ...line.options.map(({ sourceLabel }) => sourceLabel), line.note]
      .filter(Boolean)
      .join(', '),
    quantityIn(line, t) ?? '',
    priceIn(line, t),
  ])
  return [{ rows: [head, ...rows] }]
}

const quoted = ({ message }: MailValues, t: Translator): readonly EmailBlock[] =>
  message ? [{ quote: String(message), label: t('mail.field.message') }] : []

/** What stands in a mail of each kind. What a visitor wrote goes to the company only (R202). */
const pieces: Readonly<Record<MailKind, (values: MailValues, t: Translator) => readonly EmailBlock[]>> = {
  inquiry: (values, t) => [
    { text: t('mail.inquiry.intro', values) },
    sentFields(values, t),
    ...lineTable(values, t),
    ...quoted(values, t),
    ...(values.images ? [{ text: t('mail.inquiry.images') }] : []),
  ],
  contact: (values, t) => [{ text: t('mail.contact.intro', values) }, sentFields(values, t), ...quoted(values, t)],
  'inquiry-copy': ({ siteName = '', reference = '' }, t) => [
    { text: t('mail.inquiry-copy.intro', { siteName }) },
    { facts: [[t('mail.field.reference'), String(reference)]] },
    { text: t('mail.inquiry-copy.otherwise') },
  ],
  'confirm-subscription': ({ siteName = '', link = '' }, t) => [
    { text: t('mail.confirm-subscription.intro', { siteName }) },
    { link: String(link), label: t('mail.confirm-subscription.button') },
    { text: t('mail.confirm-subscription.otherwise') },
  ],
  invitation: ({ siteName = '', link = '', role = '' }, t) => [
    { text: t('mail.invitation.intro', { siteName, role: t(`mail.role.${role}`) }) },
    { link: String(link), label: t('mail.invitation.button') },
    { text: t('mail.invitation.otherwise') },
  ],
  'password-reset': ({ host = '', link = '' }, t) => [
    { text: t('mail.password-reset.intro', { host }) },
    { link: String(link), label: t('mail.password-reset.button') },
    { text: t('mail.password-reset.otherwise') },
  ],
  'change-email': ({ host = '', link = '' }, t) => [
    { text: t('mail.change-email.intro', { host }) },
    { link: String(link), label: t('mail.change-email.button') },
    { text: t('mail.change-email.otherwise') },
  ],
  'email-changed': ({ host = '' }, t) => [
    { text: t('mail.email-changed.intro', { host }) },
    { text: t('mail.email-changed.otherwise') },
  ],
  'passkey-added': ({ host = '', name = '' }, t) => [
    { text: t('mail.passkey-added.intro', { host, name }) },
    { text: t('mail.passkey-added.otherwise') },
  ],
  // What a member writes to the buyer, with what it answers: no mail that goes out by itself quotes a visitor.
  reply: ({ text = '', quote = '', quotedAt = '', name = '', siteName = '' }, t) => [
    { written: String(text) },
    { text: String(siteName) },
    ...(quote
      ? [{ quote: String(quote), label: t('mail.reply.quote', { name, date: dayIn(String(quotedAt), t.language) }) }]
      : []),
  ],
  'plan-stopped': (values, t) =>
    notice('plan-stopped', t, {
      intro: placesOf(values).length > 0 ? 'intro' : 'failed',
      values: plannedIn(values, t),
      facts: { places: placesInWords(values, t), note: values.note },
    }),
  'content-plan-stopped': (values, t) =>
    notice('content-plan-stopped', t, {
      intro: values.action === 'hide' ? 'hide' : 'publish',
      values: plannedIn(values, t),
      facts: { reason: stopInWords(values, t) },
    }),
  'preview-comments': (values, t) =>
    notice('preview-comments', t, {
      intro: 'intro',
      values,
      facts: {
        count: typeof values.count === 'number' ? formatNumber(values.count, localeOf(t.language)) : undefined,
      },
    }),
  'webhook-stopped': (values, t) =>
    notice('webhook-stopped', t, {
      intro: values.reason === 'gone' ? 'gone' : 'failing',
      values,
      facts: { receiver: values.receiver },
    }),
  test: ({ siteName = '' }, t) => [{ text: t('mail.test.intro', { siteName }) }],
}

interface NoticeParts {
  /** The key of what happened. */
  readonly intro: string
  readonly values: MailValues
  /** By their keys, as far as they are known. */
  readonly facts: Readonly<Record<string, string | number | undefined>>
}

/** What members are told of: what happened, facts about it, what else to know, and where something can be done. */
function notice(kind: MailKind, t: Translator, { intro, values, facts }: NoticeParts): readonly EmailBlock[] {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '')
  return [
    { text: t(`mail.${kind}.${intro}`, values) },
    ...(known.length > 0
      ? [{ facts: known.map(([name, value]) => [t(`mail.${kind}.${name}`), String(value)] as const) }]
      : []),
    { text: t(`mail.${kind}.otherwise`) },
    { link: String(values.link ?? ''), label: t(`mail.${kind}.button`) },
  ]
}

const stopInWords = ({ reason }: MailValues, t: Translator): string =>
  t(`mail.content-plan-stopped.reason.${contentPlanStops.find((one) => one === reason) ?? 'failed'}`)

/** The places that stopped a planned release, as they are stored. */
const placesOf = ({ places }: MailValues) =>
  (typeof places === 'string' ? JSON.parse(places) : []) as readonly { readonly kind: string; readonly name?: string }[]

const placesInWords = (values: MailValues, t: Translator): string =>
  new Intl.ListFormat(localeOf(t.language)).format(
    placesOf(values).map(({ kind, name }) => name ?? t(`mail.plan-stopped.place.${kind}`)),
  )

/** The values of a mail about what was planned, with its time as clocks of its zone show it. */
function plannedIn(values: MailValues, t: Translator): MailValues {
  const { at = '', timeZone = 'UTC' } = values
  const time = Date.parse(String(at))
  if (Number.isNaN(time)) return { ...values, time: '', place: '' }
  const shown = { dateStyle: 'long', timeStyle: 'short', timeZone: String(timeZone) } as const
  const format = new Intl.DateTimeFormat(localeOf(t.language), shown)
  return { ...values, time: format.format(time), place: cityOfZone(String(timeZone)) }
}

const dayIn = (at: string, language: string): string => {
  const time = Date.parse(at)
  if (Number.isNaN(time)) return ''
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}

/** What a mail is called; a reply as what it answers, with the reference that people find it by. */
function subjectOf(kind: MailKind, values: MailValues, t: Translator): string {
  if (kind !== 'reply') return t(`mail.${kind}.subject`, values)
  const { subject, reference = '', about } = values
  if (!subject)
    return `Re: ${t(about === 'contact' ? 'mail.reply.subjectOfMessage' : 'mail.inquiry-copy.subject', values)}`
  const bare = String(subject).replace(/^(?:(?:re|aw|sv|antw|fwd?)\s*:\s*)+/i, '')
  return `Re: ${bare}${bare.includes(String(reference)) ? '' : ` [${reference}]`}`
}

/** The values of a mail without the link that lets whoever has it in. */
export function withoutSecrets(kind: MailKind, values: MailValues): MailValues {
  if (!provingKinds.includes(kind)) return values
  const { link: _link, ...rest } = values
  return rest
}

/** A mail in words: in the language of its receiver, or in English where that has no words yet. */
export function emailContentOf(kind: MailKind, language: string, given: MailValues): EmailContent {
  const t = translatorFor(mailTexts, language)
  const values = { ...given, host: URL.parse(String(given.link ?? ''))?.host ?? '' }
  return {
    subject: subjectOf(kind, values, t),
    language: t.language,
    pieces: pieces[kind](values, t),
  }
}
