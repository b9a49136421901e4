import { type FilledQuestion, formats, formLimits, sendContactMessage, sendInquiry, unitCodes } from '@vitrine/schemas'
import type { SiteContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, endpoint } from '../../../http/endpoint/endpoint.ts'
import { type FieldReader, fieldReader } from '../form/form-fields.ts'
import { line as oneLine } from '../form/normalize-text.ts'
import { pageOf, urlOf } from './came-from.ts'
import { entriesOfQuestion } from './entries.ts'
import { type InquiryLine, inquiryLines } from './inquiry-lines.ts'
import type { SentFields } from './messages.queries.ts'
import { receiveMessage } from './receive-message.ts'

type Inquiry = FilledQuestion<typeof sendInquiry>

const wanted = (missing: string) => ({ limit: formLimits.name, missing: `form.message.${missing}` })
const wantedEmail = (missing: string) => ({ limit: formLimits.email, missing: `form.message.${missing}` })

const isCountry = (code: string): boolean => formats.country?.(code) === true

/** A name is one, or first and last; whichever the form shows (T21). */
function nameOf(read: FieldReader, question: Inquiry): Pick<SentFields, 'name' | 'firstName' | 'lastName'> {
  const isShownSplit = question.firstName !== undefined || question.lastName !== undefined
  if (question.name?.trim() || !isShownSplit) {
    return { name: read.line('name', question.name, wanted('name')) ?? '' }
  }
  const firstName = read.line('firstName', question.firstName, wanted('firstName'))
  const lastName = read.line('lastName', question.lastName, wanted('lastName'))
  return { name: [firstName, lastName].filter(Boolean).join(' '), firstName, lastName }
}

/** The images that are named; each once. */
function imagesOf(read: FieldReader, { uploadImages = [] }: Inquiry, { t }: SiteContext): readonly string[] {
  const ids = [...new Set([uploadImages].flat().filter((id) => id !== ''))]
  if (ids.length > formLimits.images) read.refuse('uploadImages', t('form.message.tooManyImages'))
  return ids
}

const isKnownUnit = (unit: string | undefined): boolean => unitCodes.some((code) => code === unit)

function inquiryFields(read: FieldReader, question: Inquiry): SentFields {
  const { unit, country = '' } = question
  return {
    ...nameOf(read, question),
    email: read.email('email', question.email, wantedEmail('email')) ?? '',
    whatsappPhone: read.phone('whatsappPhone', question.whatsappPhone, {
      limit: formLimits.phone,
      missing: 'form.message.phone',
    }),
    company: read.line('company', question.company, { limit: formLimits.company }),
    // What is chosen from a list, and is none of it, was not chosen.
    country: isCountry(country) ? country : undefined,
    message: read.paragraph('message', question.message, { limit: formLimits.message, missing: 'form.message.text' }),
    productId: read.line('productId', question.productId, { limit: 64 }),
    productName: read.line('productName', question.productName, { limit: formLimits.productName }),
    quantity: read.quantity('quantity', question.quantity),
    unit: isKnownUnit(unit) ? unit : undefined,
    page: pageOf(question.page),
    referrer: urlOf(question.referrer),
    campaign: oneLine(question.campaign ?? '').slice(0, formLimits.referrer) || undefined,
  }
}

/** The first product of the lines, with how much of it: what a list of inquiries shows of them. */
function aboutLines(lines: readonly InquiryLine[]): Partial<SentFields> {
  const [first] = lines
  if (!first) return {}
  const { productId, productName, unit } = first
  const quantity = lines.reduce((sum, line) => sum + (line.productId === productId ? (line.quantity ?? 0) : 0), 0)
  return {
    productId,
    productName,
    unit,
    ...(quantity > 0 && { quantity: Math.min(quantity, formLimits.quantity) }),
  }
}

/** What was written of a product, or known of the one that is asked about, as the one line of an inquiry. */
const plainLine = ({ productId, productName, quantity, unit }: SentFields): readonly InquiryLine[] =>
  productId === undefined && productName === undefined
    ? []
    : [{ productId, productName: productName ?? '', options: [], quantity, unit, pricePer: 1 }]

/** What visitors write to the company (R167–R185). */
export const messageRoutes: readonly Endpoint[] = [
  endpoint(sendInquiry, async (question, context) => {
    const read = fieldReader(context.t)
    const fields = inquiryFields(read, question)
    const lines = await inquiryLines(question, read, context)
    const images = imagesOf(read, question, context)
    const entries = entriesOfQuestion(question, Date.now())
    read.done()
    const { reference } = await receiveMessage(
      {
        kind: entries.length > 0 ? 'chat' : 'inquiry',
        fields: { ...fields, ...aboutLines(lines) },
        lines: lines.length > 0 ? lines : plainLine(fields),
        images,
        entries,
        metadata: question,
      },
      context,
    )
    return { reference }
  }),

  endpoint(sendContactMessage, async (question, context) => {
    const read = fieldReader(context.t)
    const fields: SentFields = {
      name: read.line('name', question.name, wanted('contactName')) ?? '',
      email: read.email('email', question.email, wantedEmail('contactEmail')) ?? '',
      company: read.line('company', question.company, { limit: formLimits.company }),
      message: read.paragraph('message', question.message, { limit: formLimits.message }),
      page: pageOf(question.page),
    }
    read.done()
    const { reference } = await receiveMessage(
      { kind: 'contact', fields, lines: [], images: [], metadata: question },
      context,
    )
    return { reference }
  }),
]
