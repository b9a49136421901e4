import type { Post, PostAnswer } from '../request/form-submission.ts'
import type { Visit } from '../request/visit.ts'
import type { ScreenTools } from '../screens/screen.ts'

/** What a page does with a form that is sent to it. What it throws becomes an outcome. */
export type TakesPost = (visit: Visit, post: Post, tools: ScreenTools) => Promise<PostAnswer>
