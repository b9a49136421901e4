import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { RichTextView } from './rich-text.tsx'
import { richTextSpec } from './spec.ts'

export const richTextSection = defineSection(richTextSpec, { view: RichTextView, estimate })
