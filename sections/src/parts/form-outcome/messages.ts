/** The text of a message, as `texts.en.json` has it. */
type FormText = `form.${string}`
type Failures = Readonly<Record<string, FormText>>

const tooLong = 'form.message.tooLong'
const emailInvalid = 'form.message.emailInvalid'

/** What is said beside a field, by form, field and failure (R171–R181, R185–R188); fields in the order in which they are asked. */
export const formMessages = {
  inquiry: {
    // Said by the service alone, of the lines as a whole.
    lines: {},
    productName: { tooLong },
    quantity: { invalid: 'form.message.quantityInvalid' },
    firstName: { missing: 'form.message.firstName', tooLong },
    lastName: { missing: 'form.message.lastName', tooLong },
    name: { missing: 'form.message.name', tooLong },
    email: { missing: 'form.message.email', invalid: emailInvalid, tooLong },
    whatsappPhone: { missing: 'form.message.phone', invalid: 'form.message.phoneInvalid', tooLong },
    company: { tooLong },
    message: { missing: 'form.message.text', tooLong },
    uploadImages: {
      tooLarge: 'form.message.imageTooLarge',
      tooMany: 'form.message.tooManyImages',
      invalid: 'form.message.imageType',
      expired: 'form.message.imageExpired',
      failed: 'form.message.imageFailed',
      each: 'form.message.ofImage',
    },
  },
  'contact-us': {
    name: { missing: 'form.message.contactName', tooLong },
    email: { missing: 'form.message.contactEmail', invalid: emailInvalid, tooLong },
    company: { tooLong },
    message: { tooLong },
  },
  // Empty counts as invalid (R188).
  subscribe: { email: { missing: emailInvalid, invalid: emailInvalid, tooLong } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Failures>>>>

/** What is said of a form that was sent, beside that it was: what happens next. */
export const nextSteps = {
  inquiry: 'form.inquiry.next',
  'contact-us': 'form.contact.next',
  subscribe: undefined,
} as const

/** The forms that visitors can send. */
export type FormName = keyof typeof formMessages

/** What is said of a whole form once it was sent (R189–R192, R198). */
export const formOutcomes = {
  inquiry: { sent: 'form.inquiry.sent', failed: 'form.inquiry.failed', tooMany: 'form.message.tooMany' },
  'contact-us': { sent: 'form.contact.sent', failed: 'form.contact.failed', tooMany: 'form.message.tooMany' },
  subscribe: { sent: 'form.subscribe.sent', failed: 'form.subscribe.failed', tooMany: 'form.message.tooMany' },
} as const satisfies Readonly<Record<FormName, Failures>>
