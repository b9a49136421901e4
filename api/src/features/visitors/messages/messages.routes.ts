import { type FilledQuestion, formats, formLimits, sendContactMessage, sendInquiry, unitCodes } from '@vitrine/schemas'
import type { SiteContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, endpoint } from '../../../http/endpoint/endpoint.ts'
import { type FieldReader, fieldReader } from '../form/form-fields.ts'
import type { SentFields } from './messages.queries.ts'
import { receiveMessage } from './receive-message.ts'

type Inquiry = FilledQuestion<typeof sendInquiry>

const wanted = (missing: string) => ({ limit: formLimits.name, missing: `form.message.${missing}` })
const wantedEmail = (missing: string) => ({ limit: formLimits.email, missing: `form.message.${missing}` })

const isCountry = (code: string): boolean => formats.country?.(code) === true

/** A path in the site, without what a program may have put behind it. */
const pageOf = (page: string | undefined): string | undefined => {
  const path = page?.split(/[?#]/)[0]?.slice(0, 500)
  return path?.startsWith('/') ? path : undefined
}

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
  }
}

/** What visitors write to the company (R167–R185). */
export const messageRoutes: readonly Endpoint[] = [
  endpoint(sendInquiry, async (question, context) => {
    const read = fieldReader(context.t)
    const fields = inquiryFields(read, question)
    const images = imagesOf(read, question, context)
    read.done()
    const { reference } = await receiveMessage({ kind: 'inquiry', fields, images, metadata: question }, context)
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
    const { reference } = await receiveMessage({ kind: 'contact', fields, images: [], metadata: question }, context)
    return { reference }
  }),
]
