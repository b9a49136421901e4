import type { ScreenTools } from '../screens/screen.ts'
import type { Visit } from '../visit.ts'
import type { Post, PostAnswer } from './post.ts'

/** What a page does with a form that is sent to it. What it throws becomes an outcome. */
export type TakesPost = (visit: Visit, post: Post, tools: ScreenTools) => Promise<PostAnswer>
