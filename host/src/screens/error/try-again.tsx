import { formOutcomes } from '@vitrine/sections/form'
import { fieldValue, type Post } from '../../request/form-submission.ts'
import { ownPath } from '../../request/own-path.ts'
import type { Visit } from '../../request/visit.ts'
import type { ScreenTools } from '../screen.ts'

interface TryAgainProps {
  readonly post: Post
  readonly visit: Visit
  readonly tools: ScreenTools
}

/**
 * What a visitor wrote while not even the page around the form could be drawn: it is kept here, and
 * sent once more with one click (R190–R192).
 */
export function TryAgain({ post, visit: { fullPath }, tools: { say } }: TryAgainProps) {
  const name = fieldValue(post, 'form')
  const action = ownPath(fullPath)
  if (action === undefined || !(name in formOutcomes)) return null
  return (
    <form method="post" action={action}>
      <p>{say(formOutcomes[name as keyof typeof formOutcomes].failed)}</p>
      {[...post.fields].map(([field, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may come several times, and nothing moves
        <input key={at} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" className="button">
        {say('tryAgain')}
      </button>
    </form>
  )
}
