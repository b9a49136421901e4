import type { SchemaNode } from '@vitrine/schemas'

/** What an owner may say about any form. Spread it into the properties of a section that has one. */
export const formProps = {
  /** Empty: our own words. */
  submitLabel: { type: 'string', maxLength: 60, translatable: true, group: 'form', order: 80 },
  /** Empty: our own words. The link to the privacy policy follows either. */
  consentText: { type: 'string', maxLength: 600, translatable: true, setter: 'long-text', group: 'form', order: 81 },
  askMarketing: { type: 'boolean', default: false, group: 'form', order: 82 },
} as const satisfies Readonly<Record<string, SchemaNode>>

/** What an owner may say about a form with a message. */
export const messageFormProps = {
  messageHint: { type: 'string', maxLength: 200, translatable: true, group: 'form', order: 6 },
  ...formProps,
} as const satisfies Readonly<Record<string, SchemaNode>>
