import type { SchemaNode } from '../keywords.ts'

/** What became of an inquiry, or of a message to the company (R193). */
export const messageStatuses = ['new', 'read', 'replied', 'quoted', 'won', 'lost', 'spam', 'archived'] as const
export type MessageStatus = (typeof messageStatuses)[number]

export const subscriptionStatuses = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** What became of a mail: `failed` is tried again, `dead` is not. */
export const mailStates = ['waiting', 'sent', 'failed', 'dead'] as const
export type MailState = (typeof mailStates)[number]

const text = { type: 'string' } as const

/** What was agreed to, when, and in which language (R186). */
const consent = {
  type: 'object',
  required: ['at', 'language', 'textVersion', 'marketing'],
  additionalProperties: false,
  properties: { at: text, language: text, textVersion: text, marketing: { type: 'boolean' } },
} as const satisfies SchemaNode

const image = {
  type: 'object',
  required: ['id', 'type', 'bytes', 'width', 'height'],
  additionalProperties: false,
  properties: {
    id: text,
    type: text,
    bytes: { type: 'integer' },
    width: { type: 'integer' },
    height: { type: 'integer' },
  },
} as const satisfies SchemaNode

/** What an inquiry and a message to the company have in common. */
const messageFields = {
  id: text,
  reference: text,
  status: { enum: messageStatuses },
  revision: { type: 'integer' },
  name: text,
  email: text,
  company: text,
  message: text,
  page: text,
  language: text,
  consent,
  spamScore: { type: 'integer' },
  /** Why it may be spam, in words for programs: `too-fast`, `links`. */
  spamReasons: { type: 'array', items: text },
  createdAt: text,
  updatedAt: text,
} as const satisfies Readonly<Record<string, SchemaNode>>
const always = ['id', 'reference', 'status', 'revision', 'name', 'email', 'language', 'consent'] as const
const known = ['spamScore', 'spamReasons', 'createdAt', 'updatedAt'] as const

const option = {
  type: 'object',
  required: ['kind', 'option', 'name', 'label', 'sourceName', 'sourceLabel'],
  additionalProperties: false,
  properties: {
    kind: text,
    option: text,
    /** What they are called in the language of the visitor, and in the one that the product was written in. */
    name: text,
    label: text,
    sourceName: text,
    sourceLabel: text,
  },
} as const satisfies SchemaNode

/** One combination of a product that was asked about, as it was shown; prices are minor units for `pricePer` units. */
const inquiryLine = {
  type: 'object',
  required: ['productName', 'options', 'pricePer'],
  additionalProperties: false,
  properties: {
    productId: text,
    productName: text,
    model: text,
    options: { type: 'array', items: option },
    quantity: { type: 'integer' },
    unit: text,
    unitPrice: { type: 'integer' },
    /** What it was when the inquiry arrived, where that is known. */
    priceAtReceipt: { type: 'integer' },
    pricePer: { type: 'integer' },
    currency: text,
    note: text,
  },
} as const satisfies SchemaNode

/** What was said in a conversation, by the visitor (`in`) or by the site (`out`). */
const entry = {
  type: 'object',
  required: ['id', 'kind', 'text', 'at'],
  additionalProperties: false,
  properties: {
    id: text,
    kind: { enum: ['in', 'out', 'note', 'event'] },
    text,
    /** What it was about, as the fields of an inquiry are called. */
    key: text,
    at: text,
  },
} as const satisfies SchemaNode

/** An inquiry; fields that were left empty are left out. */
export const inquiryRecord = {
  type: 'object',
  required: [...always, ...known, 'kind', 'whatsappPhone', 'message', 'lines', 'images'],
  additionalProperties: false,
  properties: {
    ...messageFields,
    /** Whether it was sent with a form or in the chat. */
    kind: { enum: ['inquiry', 'chat'] },
    firstName: text,
    lastName: text,
    whatsappPhone: text,
    country: text,
    productId: text,
    productName: text,
    quantity: { type: 'integer' },
    unit: text,
    lines: { type: 'array', items: inquiryLine },
    /** Where whoever sent it came from: the page of another site, and the parameters of a campaign. */
    referrer: text,
    campaign: text,
    images: { type: 'array', items: image },
  },
} as const satisfies SchemaNode

/** A message to the company. */
export const contactRecord = {
  type: 'object',
  required: [...always, ...known],
  additionalProperties: false,
  properties: messageFields,
} as const satisfies SchemaNode

export const subscriptionRecord = {
  type: 'object',
  required: ['id', 'email', 'status', 'language', 'consent', 'spamScore', 'createdAt', 'updatedAt'],
  additionalProperties: false,
  properties: {
    id: text,
    email: text,
    status: { enum: subscriptionStatuses },
    language: text,
    source: text,
    consent,
    /** From 4 on a program asked: no mail was sent. */
    spamScore: { type: 'integer' },
    createdAt: text,
    updatedAt: text,
    confirmedAt: text,
    unsubscribedAt: text,
  },
} as const satisfies SchemaNode

/** A mail that waits to be sent, or was. */
export const mailRecord = {
  type: 'object',
  required: ['id', 'kind', 'to', 'language', 'subject', 'state', 'tries', 'createdAt'],
  additionalProperties: false,
  properties: {
    id: text,
    kind: text,
    to: text,
    language: text,
    /** Left empty once the words of a sent mail are gone. */
    subject: text,
    state: { enum: mailStates },
    tries: { type: 'integer' },
    /** What the mail server said last. */
    lastError: text,
    createdAt: text,
    /** When it is tried again. */
    nextAt: text,
    sentAt: text,
  },
} as const satisfies SchemaNode

const change = {
  type: 'object',
  required: ['at', 'status'],
  additionalProperties: false,
  properties: { at: text, accountId: text, by: text, status: { enum: messageStatuses }, note: text },
} as const satisfies SchemaNode

/** Who changed its status, when, and what they noted; the oldest first. */
const history = { type: 'array', items: change } as const

/** An inquiry with the conversation that it was made in, and what was written since, in its order. */
export const inquiryWithEntries = {
  ...inquiryRecord,
  required: [...inquiryRecord.required, 'entries'],
  properties: { ...inquiryRecord.properties, entries: { type: 'array', items: entry } },
} as const satisfies SchemaNode

/** A message to the company with what was written since. */
export const contactWithEntries = {
  ...contactRecord,
  required: [...contactRecord.required, 'entries'],
  properties: { ...contactRecord.properties, entries: inquiryWithEntries.properties.entries },
} as const satisfies SchemaNode

export const inquiryWithHistory = {
  ...inquiryWithEntries,
  required: [...inquiryWithEntries.required, 'history'],
  properties: { ...inquiryWithEntries.properties, history },
} as const satisfies SchemaNode

export const contactWithHistory = {
  ...contactRecord,
  required: [...contactRecord.required, 'history'],
  properties: { ...contactRecord.properties, history },
} as const satisfies SchemaNode
