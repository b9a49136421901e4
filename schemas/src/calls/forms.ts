import type { SchemaNode } from '../keywords.ts'
import { formLimits, limits } from '../limits.ts'
import { call } from './call.ts'

/**
 * What visitors send. Only the names and types of fields are declared here: what is missing, too long or
 * not an address is told in the exact words of the specification (R171–R188), which no schema has. Forms
 * send text only, so a number or a yes may be text.
 */
const text = { type: 'string' } as const
const yes = { enum: [true, false, 'yes', ''] } as const

/** What was agreed to: the version of the text as it was shown, and its language (R186). */
const consent = {
  type: 'object',
  required: ['textVersion'],
  additionalProperties: false,
  properties: {
    textVersion: { type: 'string', maxLength: 200 },
    language: { type: 'string', maxLength: 35 },
  },
} as const satisfies SchemaNode

/** What every form of ours sends beside its own fields. */
const around = {
  /** The name of the form, for the page that takes its post. */
  form: text,
  /** Nobody sees this field; programs fill it in (R197). */
  department: text,
  email: text,
  consent,
  /** Whether news may be sent; asked apart from everything else. */
  marketing: yes,
  /** The path of the page that the form stands on. */
  page: text,
  /** One for each time a form is filled in: a retry with the same content is the same submission (R196). */
  submissionKey: { type: 'string', maxLength: 100 },
  /** When somebody began to fill it in, as `startForm` answered (R197). */
  startedAt: { type: 'string', maxLength: 200 },
} as const satisfies Readonly<Record<string, SchemaNode>>

export const startForm = call('POST v1/form/start', {
  name: 'forms.start',
  isRepeatable: true,
  access: 'visitor',
  // As often as searches: many who fill in forms may share one address.
  limit: 'search',
  summary:
    'Says that somebody begins to fill in a form. What it answers is sent along as `startedAt`, with one message: whoever sends it within three seconds, or after a day, looks more like a program (R197).',
  answer: {
    type: 'object',
    required: ['startedAt'],
    additionalProperties: false,
    properties: { startedAt: { type: 'string' } },
  },
})

const received = {
  type: 'object',
  required: ['reference'],
  additionalProperties: false,
  properties: {
    /** Eight letters and digits that people can read out. */
    reference: { type: 'string' },
  },
} as const satisfies SchemaNode

const nothing = { type: 'object', additionalProperties: false, properties: {} } as const satisfies SchemaNode

export const uploadInquiryImages = call('POST v1/site/inquiry-images', {
  name: 'forms.uploadInquiryImages',
  access: 'visitor',
  limit: 'form',
  takes: 'files',
  bodyLimit: limits.bodyOfInquiry,
  summary: `Takes up to ${formLimits.images} images of an inquiry, each smaller than 2 MiB. Their ids are good for one hour.`,
  answer: {
    type: 'object',
    required: ['ids'],
    additionalProperties: false,
    properties: { ids: { type: 'array', items: { type: 'string' } } },
  },
})

/**
 * One combination of a product, named by one option of each kind of specification; without a quantity and options it
 * asks about the product as a whole.
 */
const line = {
  type: 'object',
  required: ['productId'],
  additionalProperties: false,
  properties: {
    productId: { type: 'string', maxLength: 64 },
    options: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 40 } },
    quantity: { anyOf: [{ type: 'number' }, { type: 'string', maxLength: 40 }] },
    /** What the visitor was shown, in minor units of the currency of the product. */
    unitPrice: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    note: { type: 'string', maxLength: formLimits.lineNote },
  },
} as const satisfies SchemaNode

/** What was said in a conversation: `in` by the visitor, `out` by the site, each in its own words. */
const entry = {
  type: 'object',
  required: ['kind', 'text'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['in', 'out'] },
    text: { type: 'string', minLength: 1, maxLength: formLimits.entry },
    /** What it was about, as the fields are called: `email`, `message`, `lines`. */
    key: { type: 'string', maxLength: 40, pattern: '^[A-Za-z][A-Za-z0-9-]*$' },
    /** When it was said, in ISO 8601. */
    at: { type: 'string', maxLength: 30, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,15}Z$' },
  },
} as const satisfies SchemaNode

export const sendInquiry = call('POST v1/site/inquiry', {
  name: 'forms.sendInquiry',
  access: 'visitor',
  limit: 'form',
  takes: 'json-or-form',
  summary: 'Asks the supplier about a product, or about anything. Either `name`, or `firstName` and `lastName`.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...around,
      firstName: text,
      lastName: text,
      name: text,
      /** In any international form, with digits of any script. */
      whatsappPhone: text,
      company: text,
      /** The code of a country, ISO 3166-1. */
      country: text,
      message: text,
      uploadImages: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] },
      productId: text,
      /** What the product was called when it was asked about. */
      productName: text,
      quantity: { type: ['number', 'string', 'null'] },
      unit: text,
      /**
       * The combinations that are asked about, of one product or several; prices are minor units. Forms send them as
       * text: `{productId}:{selection}!{productId}:{selection}`.
       */
      lines: { anyOf: [{ type: 'array', items: line }, text] },
      /** The page of another site that led here, and the `utm_` parameters of the first address (R125). */
      referrer: text,
      campaign: text,
      /** The conversation that it was made in, in its order: then it is a chat. */
      entries: { type: 'array', maxItems: formLimits.entries, items: entry },
      /** Whether the visitor gets a mail that says that the inquiry arrived. */
      sendCopy: yes,
    },
  },
  answer: received,
})

export const sendContactMessage = call('POST v1/site/contact-us', {
  name: 'forms.sendContactMessage',
  access: 'visitor',
  limit: 'form',
  takes: 'json-or-form',
  summary: 'Sends a message to the company.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { ...around, name: text, company: text, message: text },
  },
  answer: received,
})

export const subscribe = call('POST v1/site/subscribe', {
  name: 'forms.subscribe',
  access: 'visitor',
  limit: 'form',
  takes: 'json-or-form',
  summary: 'Asks for the newsletter. A mail asks to confirm it; the answer is the same for known addresses.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { ...around, language: text, source: text },
  },
  answer: nothing,
})

const token = { type: 'string', maxLength: 300 } as const

export const confirmSubscription = call('POST v1/site/subscription/confirm', {
  name: 'forms.confirmSubscription',
  isRepeatable: true,
  access: 'visitor',
  limit: 'form',
  takes: 'json-or-form',
  summary: 'Confirms a subscription with the token of the mail. Asking twice is the same as once.',
  body: { type: 'object', required: ['token'], additionalProperties: false, properties: { token } },
  answer: nothing,
})

export const unsubscribe = call('POST v1/site/subscription/unsubscribe', {
  name: 'forms.unsubscribe',
  isRepeatable: true,
  access: 'visitor',
  takes: 'json-or-form',
  summary: 'Ends a subscription: with the token in the body, or in the query as mail programs ask (RFC 8058).',
  query: { type: 'object', additionalProperties: false, properties: { token } },
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { token, 'List-Unsubscribe': { const: 'One-Click' } },
  },
  answer: nothing,
})

export const subscriptionLink = call('GET v1/site/subscription/link', {
  name: 'forms.readSubscriptionLink',
  access: 'visitor',
  cache: 'private',
  summary:
    'What the link of a mail would do: of which site it is, and whether that is done already. 404 for a token that was not made here, 410 for one that is over.',
  query: {
    type: 'object',
    required: ['token', 'use'],
    additionalProperties: false,
    properties: { token, use: { enum: ['confirm', 'unsubscribe'] } },
  },
  answer: {
    type: 'object',
    required: ['tenantId', 'clientId', 'isDone'],
    additionalProperties: false,
    properties: {
      tenantId: { type: 'string' },
      clientId: { type: 'string' },
      /** The primary domain of the site, where it has one. */
      domain: { type: 'string' },
      isDone: { type: 'boolean' },
    },
  },
})

export const recordOpening = call('POST v1/site/marketing-email-opening-record', {
  name: 'forms.recordOpening',
  access: 'visitor',
  takes: 'json-or-form',
  isSilent: true,
  status: 204,
  summary: 'Notes that a visit came from a marketing e-mail. Always 204, whether it was noted or not.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      marketingEmailId: text,
      /** Spelt as the specification spells it (T35). */
      urlAdress: text,
      urlAddress: text,
      /** A country, guessed from the time zone, never from the address of the visitor. */
      visitRegion: text,
    },
  },
  answer: nothing,
})
