import { island } from '@vitrine/renderer'
import { commentWords } from './comment-words.ts'
import { Comments } from './comments.tsx'

export default island('comments/comments', Comments, commentWords)
