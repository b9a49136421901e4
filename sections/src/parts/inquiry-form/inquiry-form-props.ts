import type { SchemaNode } from '@vitrine/schemas'
import { messageFormProps } from '../form/form-props.ts'

/** What an owner may say about a form of inquiries. */
export const inquiryFormProps = {
  /** By the language: one name, or first and last name (R170). */
  nameFields: { enum: ['auto', 'one', 'two'], default: 'auto', group: 'form', order: 1 },
  askCompany: { type: 'boolean', default: true, group: 'form', order: 3 },
  askCountry: { type: 'boolean', default: true, group: 'form', order: 4 },
  askImages: { type: 'boolean', default: true, group: 'form', order: 5 },
  ...messageFormProps,
} as const satisfies Readonly<Record<string, SchemaNode>>
