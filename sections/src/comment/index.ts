import { defineSection } from '@vitrine/renderer'
import { Comment } from './comment.tsx'
import { estimate } from './estimate.ts'
import { commentSpec } from './spec.ts'

export const commentSection = defineSection(commentSpec, { view: Comment, estimate })
