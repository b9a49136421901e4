import type { Json, RichTextValue } from '@vitrine/schemas'

/** Rich text as a form holds it. */
export type RichTextJson = RichTextValue & Json
